// The toolkits of all focus areas, as far as a list of what was finished needs them.
import { listAllTools } from '#src/features/curriculum/tools-list.server.ts'
import type { Language } from '#src/shared/languages.ts'
import type { Toolkit } from './toolkits.contract.ts'

export function listToolkits(language: Language): Toolkit[] {
  return listAllTools(language).areas.flatMap(({ stageId, topics }) =>
    topics.map(({ moduleId, title, tools, inEnglish }) => ({
      stageId,
      moduleId,
      title,
      tools: tools.length,
      ...(inEnglish ? { inEnglish } : {}),
    })),
  )
}

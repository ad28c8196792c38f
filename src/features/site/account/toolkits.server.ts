// The toolkits of all focus areas, as far as a list of what was finished needs them.
import { listAllTools } from '#src/features/curriculum/tools-list.server.ts'
import type { Language, Untranslated } from '#src/shared/languages.ts'

export interface Toolkit extends Untranslated {
  stageId: string
  moduleId: string
  title: string
  /** How many tools it has. */
  tools: number
}

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

// Every tool of every focus area, by age and by topic.
import type { Language, Untranslated } from '#src/shared/languages.ts'
import type { AgeBand, ToolkitLook, ToolLink } from './curriculum.contract.ts'
import { linkTool, loadCurriculum } from './curriculum.server.ts'
import { readToolsByAge } from './reading/tools-by-age.content.server.ts'

export interface AllTools {
  ages: { age: AgeBand; tools: ToolLink[] }[]
  areas: { stageId: string; title: string; ages?: string; topics: Topic[] }[]
}

interface Topic extends Untranslated {
  moduleId: string
  title: string
  goal: string
  look: ToolkitLook
  tools: ToolLink[]
}

/** @throws {ContentError} when an age names a tool that nobody has written */
export function listAllTools(language: Language): AllTools {
  const curriculum = loadCurriculum(language)
  const linkAll = (ids: readonly string[]) => ids.flatMap((id) => linkTool(language, id, curriculum) ?? [])
  const ages = Object.entries(readToolsByAge(curriculum)) as [AgeBand, string[]][]
  return {
    ages: ages.map(([age, ids]) => ({ age, tools: linkAll(ids) })),
    areas: curriculum.stages.map(({ stageId, title, ages }) => ({
      stageId,
      title,
      ...(ages === undefined ? {} : { ages }),
      topics: curriculum.modules
        .filter((module) => module.stageId === stageId)
        .map(({ moduleId, title, goal, look, lessonIds, inEnglish }) => ({
          moduleId,
          title,
          goal,
          look,
          inEnglish,
          tools: linkAll(lessonIds.map((id) => `${stageId}/${moduleId}/${id}`)),
        })),
    })),
  }
}

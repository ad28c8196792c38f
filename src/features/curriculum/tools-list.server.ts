// Every tool of every focus area, by age and by toolkit.

import type { Age } from '#src/shared/ages.ts'
import type { Language, Untranslated } from '#src/shared/languages.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { lessonPath } from '#src/shared/paths.ts'
import type { ToolCard, ToolkitLook } from './curriculum.contract.ts'
import { loadCurriculum } from './curriculum.server.ts'
import { findTool } from './find-tool.ts'
import { readToolsByAge } from './reading/tools-by-age.content.server.ts'

export interface ToolkitGroup extends Untranslated {
  moduleId: string
  title: string
  goal: string
  look: ToolkitLook
  tools: ToolCard[]
}

export interface AllTools {
  ages: { age: Age; tools: ToolCard[] }[]
  areas: { stageId: string; title: string; ages?: string; toolkits: ToolkitGroup[] }[]
}

/** @throws {ContentError} when an age names a tool that does not exist */
export function listAllTools(language: Language): AllTools {
  const curriculum = loadCurriculum(language)
  const listCards = (ids: readonly string[]): ToolCard[] =>
    ids.flatMap((id) => {
      const lesson = findTool(id, curriculum.lessons)
      if (lesson === undefined) return []
      const { stageId, moduleId, lessonId, title, description, minutes, scene, inEnglish } = lesson
      const toolkit = curriculum.modules.find((one) => one.stageId === stageId && one.moduleId === moduleId)
      return [
        {
          key: lessonKey(stageId, moduleId, lessonId),
          path: lessonPath(stageId, moduleId, lessonId),
          title,
          description,
          minutes,
          scene,
          colour: toolkit?.look.colour ?? 'night',
          ...(inEnglish ? { inEnglish } : {}),
        },
      ]
    })
  const ages = Object.entries(readToolsByAge(curriculum)) as [Age, string[]][]
  return {
    ages: ages.map(([age, ids]) => ({ age, tools: listCards(ids) })),
    areas: curriculum.stages.map(({ stageId, title, ages }) => ({
      stageId,
      title,
      ...(ages === undefined ? {} : { ages }),
      toolkits: curriculum.modules
        .filter((module) => module.stageId === stageId)
        .map(({ moduleId, title, goal, look, lessonIds, inEnglish }) => ({
          moduleId,
          title,
          goal,
          look,
          inEnglish,
          tools: listCards(lessonIds.map((id) => `${stageId}/${moduleId}/${id}`)),
        })),
    })),
  }
}

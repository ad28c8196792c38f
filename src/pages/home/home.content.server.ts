// The only reader of quick-help.yaml: the challenges on the home page, each with the tool that answers it.

import * as z from 'zod/mini'
import type { Curriculum } from '#src/features/curriculum/curriculum.server.ts'
import { findTool } from '#src/features/curriculum/find-tool.ts'
import { CONTENT_ROOT, contentFile, readYaml } from '#src/platform/content/content-file.ts'
import { deepFreeze } from '#src/platform/content/content-memory.ts'
import { Words } from '#src/platform/content/content-words.ts'
import { translator } from '#src/platform/content/translator.ts'
import type { Language } from '#src/shared/languages.ts'
import { lessonPath } from '#src/shared/paths.ts'
import type { QuickHelpCard } from './home.contract.ts'

const Cards = z.array(
  z.strictObject({
    /** The tool it leads to. Its address and its time are computed from it. */
    id: Words,
    situation: Words,
    solution: Words,
    icon: Words,
    tags: z.array(Words).check(z.minLength(1)),
    popularity: z.int().check(z.minimum(70), z.maximum(95)),
  }),
)

/** Reads the cards in the order of the file. @throws {ContentError} for the first mistake */
export function readQuickHelp(
  language: Language,
  curriculum: Curriculum,
  root: string = CONTENT_ROOT,
): readonly QuickHelpCard[] {
  const t = translator(language)
  const { data, mistake } = readYaml(contentFile(language, 'quick-help.yaml', root), Cards)
  const cards = data.map((card, index): QuickHelpCard => {
    const lesson = findTool(card.id, curriculum.lessons)
    if (!lesson) throw mistake([index, 'id'], `There is no tool "${card.id}".`, 'Use the id of a tool that exists.')
    if (data.findIndex((other) => other.id === card.id) < index) {
      throw mistake([index, 'id'], `Another card leads to "${card.id}" already.`, 'Each card has a tool of its own.')
    }
    const path = lessonPath(lesson.stageId, lesson.moduleId, lesson.lessonId)
    const toolkit = curriculum.modules.find(
      ({ stageId, moduleId }) => stageId === lesson.stageId && moduleId === lesson.moduleId,
    )
    return {
      ...card,
      path,
      time: t('curriculum_minutes', { minutes: String(lesson.minutes) }),
      moduleId: lesson.moduleId,
      colour: toolkit?.look.colour ?? 'night',
      scene: lesson.scene,
    }
  })
  return deepFreeze(cards)
}

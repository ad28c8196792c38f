// What is shown of one tool at a parents' evening: its own words only, so that nothing is claimed that the tool does not hold.
import { requireLesson } from '#src/features/curriculum/curriculum.server.ts'
import type { Language, Untranslated } from '#src/shared/languages.ts'
import type { MarkdownBlock } from '#src/shared/markdown-tree.ts'
import { LAUNCHPAD_ID, lessonPath } from '#src/shared/paths.ts'

/** About an evening that every home knows, and nobody's secret. */
const TOOL = [LAUNCHPAD_ID, 'module1', '1.1'] as const

export interface GateKit extends Untranslated {
  path: string
  title: string
  description: string
  minutes: number
  situation: MarkdownBlock[]
  question: string
  options: string[]
  say: string
  do: string
  /** Goes on after 'Don't'. */
  dont: string
  /** Whether the title and the three lines above are English too: they may be translated before the tool is. */
  shortInEnglish: boolean
  takeaway: MarkdownBlock[]
}

/** @throws when the tool has no situation, no short answer or nothing to take away */
export function loadGateKit(language: Language): GateKit {
  const lesson = requireLesson(language, ...TOOL)
  const { title, description, minutes, shortAnswer, inEnglish } = lesson
  const blocks = 'blocks' in lesson ? lesson.blocks : []
  const first = blocks.find((block) => 'assessment' in block)
  const last = blocks.find((block) => 'keyTakeawayTree' in block)
  if (first === undefined || last === undefined || shortAnswer === undefined) {
    throw new Error('The tool for the school gate lacks a part that its slides show.')
  }
  return {
    path: lessonPath(...TOOL),
    title,
    description,
    minutes,
    situation: first.scenarioTree,
    question: first.assessment.question ?? '',
    options: first.assessment.options.map(({ text }) => text),
    say: shortAnswer.say,
    do: shortAnswer.do,
    dont: shortAnswer.dont,
    ...(inEnglish ? { inEnglish } : {}),
    shortInEnglish: inEnglish === true && shortAnswer.translated !== true,
    takeaway: last.keyTakeawayTree,
  }
}

// The slides about one tool for a parents' evening, in the tool's own words, so that they claim nothing else.
import { requireLesson } from '#src/features/curriculum/curriculum.server.ts'
import type { Language } from '#src/shared/languages.ts'
import { LAUNCHPAD_ID, lessonPath } from '#src/shared/paths.ts'
import type { GateKit } from './gate-kit.contract.ts'

/** The tool is about an evening that every home knows, and has no private detail. */
const TOOL = [LAUNCHPAD_ID, 'module1', '1.1'] as const

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

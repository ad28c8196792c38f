// What issue 15 asks of every tool, as one list: what is not yet there is a warning until all of it is.
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { SAFE_WORDS } from '../forbidden/forbidden-safe-words.ts'
import { checkStatements } from '../forbidden/forbidden-statements.ts'
import { type CheckedText, listLessonTexts } from '../reading/checked-text.ts'
import type { Finding } from './finding.ts'
import { checkPromise, checkShortAnswer } from './front-rules.ts'
import { checkNow } from './now-rules.ts'
import { checkIfThen, checkOpenStudies, checkToolNumbers } from './plain-words-rules.ts'
import { checkAgeParts, checkFirstStep, checkPlanLength } from './plan-rules.ts'
import { checkAnswerTone, checkExercises, checkWhy } from './practice-rules.ts'

const LEVEL: Finding['level'] = 'warning'

const RULES = [
  checkAgeParts,
  checkPlanLength,
  checkFirstStep,
  checkOpenStudies,
  checkIfThen,
  checkNow,
  checkShortAnswer,
  checkPromise,
  checkWhy,
]

/** Every tool, and all of them together. `folder` names what they have in common. */
export function checkSafeWords(folder: string, lessons: LessonFile[]): Finding[] {
  return [
    ...lessons.flatMap((lesson) => RULES.flatMap((rule) => rule(lesson))).map(atLevel),
    ...lessons.flatMap((lesson) => checkSafeTexts(listLessonTexts(lesson))),
    ...[...checkAnswerTone(folder, lessons), ...checkExercises(folder, lessons)].map(atLevel),
  ]
}

/** Words of any file. */
export function checkSafeTexts(texts: readonly CheckedText[]): Finding[] {
  return [...checkToolNumbers(texts), ...checkStatements(texts, SAFE_WORDS)].map(atLevel)
}

function atLevel(finding: Finding): Finding {
  return { ...finding, level: LEVEL }
}

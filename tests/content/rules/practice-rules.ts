// Why the stronger answer is stronger; the manner of an answer does not give it away; each exercise is in use.
import type { Exercise } from '#src/features/curriculum/exercise.contract.ts'
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { splitSentences } from '../reading/sentences.ts'
import { createFinding, type Finding } from './finding.ts'
import { listQuizzes } from './quiz-rules.ts'

const WHY_SENTENCES = 2
/** What can be seen in an answer by a reader who has not read the tool. */
const TELLS: [tell: string, pattern: RegExp][] = [
  ['ask something', /\?/],
  ['thank, are glad or say sorry', /\b(?:thank|glad|sorry)/i],
  ['are spoken', /^["“]/],
  ['give their reason', /\b(?:because|since|so that)\b/i],
]
/** So far apart the shares of right and wrong answers may be in which a tell is seen. */
const TELL_DIFFERENCE = 0.15
const TOOLS_AN_EXERCISE = 3
const KINDS: Exercise['kind'][] = ['order', 'piles', 'own-words']

/** A question with a right answer says why it is the stronger one. */
export function checkWhy(lesson: LessonFile): Finding[] {
  const { file, sections } = lesson
  return listQuizzes(lesson).flatMap(({ correct, why, question = '' }): Finding[] => {
    if (correct === '') return []
    const line = sections.find(({ yaml }) => yaml?.text.includes(question))?.yaml?.line
    const sentences = splitSentences(why ?? '').length
    if (sentences === 0) return [createFinding({ file, line }, 'The question has no "why".', 'Add it.')]
    if (sentences <= WHY_SENTENCES) return []
    return [createFinding({ file, line }, `"why" has ${sentences} sentences.`, `Keep to ${WHY_SENTENCES}.`)]
  })
}

/** Over all tools: right and wrong answers are alike in what shows without the tool. `file` names what they have in common. */
export function checkAnswerTone(file: string, lessons: LessonFile[]): Finding[] {
  const graded = lessons.flatMap(listQuizzes).filter(({ correct }) => correct !== '')
  const right = graded.flatMap(({ options, correct }) => options.filter(({ id }) => id === correct))
  const wrong = graded.flatMap(({ options, correct }) => options.filter(({ id }) => id !== correct))
  return compareTone(file, { right: right.map(({ text }) => text), wrong: wrong.map(({ text }) => text) })
}

/** What shows in the right answers more than in the others, or less. */
export function compareTone(file: string, { right, wrong }: { right: string[]; wrong: string[] }): Finding[] {
  if (right.length === 0) return []
  return TELLS.flatMap(([tell, pattern]): Finding[] => {
    const inRight = right.filter((text) => pattern.test(text)).length
    const inWrong = wrong.filter((text) => pattern.test(text)).length
    const difference = Math.abs(inRight / right.length - inWrong / wrong.length)
    if (difference <= TELL_DIFFERENCE) return []
    const problem = `${inRight} of ${right.length} right answers ${tell}, and ${inWrong} of ${wrong.length} others.`
    const mend = 'Make the shares alike, at most 15 points apart, or the right answer can be guessed.'
    return [createFinding({ file }, problem, mend)]
  })
}

/** Each kind of exercise is used in at least three tools. */
export function checkExercises(file: string, lessons: LessonFile[]): Finding[] {
  const used = lessons.flatMap(({ body }) =>
    'blocks' in body ? body.blocks.flatMap((block) => ('exercise' in block ? (block.exercise?.kind ?? []) : [])) : [],
  )
  return KINDS.flatMap((kind) => {
    const count = used.filter((one) => one === kind).length
    if (count >= TOOLS_AN_EXERCISE) return []
    const problem = `The exercise "${kind}" is used in ${count} tools.`
    return createFinding({ file }, problem, `Use it in at least ${TOOLS_AN_EXERCISE}.`)
  })
}

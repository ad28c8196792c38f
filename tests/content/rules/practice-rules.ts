// E-11: why the stronger answer is stronger; the tone of an answer does not give it away; each exercise is in use.
import type { Exercise } from '#src/features/curriculum/exercise.contract.ts'
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { splitSentences } from '../reading/sentences.ts'
import { createFinding, type Finding } from './finding.ts'
import { listQuizzes } from './quiz-rules.ts'

const WHY_SENTENCES = 2
const RIGHT_ASK_AT_MOST = 0.4
const WRONG_ASK_AT_LEAST = 0.3
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

/** Whether an answer can be taken for the right one by its tone. */
export function asksOrThanks(text: string): boolean {
  return text.includes('?') || /thank|\bask(?:s|ing)?\b/i.test(text)
}

/** Over all tools: the right answer does not show by asking or thanking. `file` names what they have in common. */
export function checkAnswerTone(file: string, lessons: LessonFile[]): Finding[] {
  const graded = lessons.flatMap(listQuizzes).filter(({ correct }) => correct !== '')
  const options = graded.flatMap(({ options, correct }) =>
    options.map(({ id, text }) => ({ right: id === correct, asks: asksOrThanks(text) })),
  )
  const right = options.filter((one) => one.right)
  const wrong = options.filter((one) => !one.right)
  const asking = (some: typeof options) => some.filter(({ asks }) => asks).length
  const findings: Finding[] = []
  if (asking(right) > right.length * RIGHT_ASK_AT_MOST) {
    const problem = `${asking(right)} of ${right.length} right answers ask or thank.`
    findings.push(createFinding({ file }, problem, 'At most 40 % may: let some say what they do.'))
  }
  if (asking(wrong) < wrong.length * WRONG_ASK_AT_LEAST) {
    const problem = `${asking(wrong)} of ${wrong.length} other answers ask or thank.`
    findings.push(createFinding({ file }, problem, 'At least 30 % must: let some ask or thank, kindly and too late.'))
  }
  return findings
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

// Quizzes: every option has a feedback of a fair length, and the right answer cannot be guessed from its place
// or its length. A toolkit has at least one reflection.

import { readFileSync } from 'node:fs'
import type { Assessment } from '#src/features/curriculum/curriculum.contract.ts'
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { createLineFinder } from '../reading/checked-text.ts'
import { listWords } from '../reading/sentences.ts'
import { createFinding, type Finding } from './finding.ts'

const SHORTEST_FEEDBACK = 12
const LONGEST_FEEDBACK = 80
const SAME_PLACE = 0.5
const LONGEST_IS_RIGHT = 0.6
/** How many times as long as the shortest option of a question the longest may be. */
const LIKE_LENGTH = 1.25
/** Fewer questions than this show no pattern. */
const PATTERN_FROM = 4

/** The quizzes of a tool, in order. */
export function listQuizzes({ body }: LessonFile): Assessment[] {
  return 'blocks' in body ? body.blocks.flatMap((block) => ('assessment' in block ? [block.assessment] : [])) : []
}

/** Every option of a tool has a text and a feedback of 12 to 80 words. */
export function checkFeedback(lesson: LessonFile): Finding[] {
  const { file } = lesson
  const lineOf = createLineFinder(readFileSync(file, 'utf8'))
  return listQuizzes(lesson).flatMap(({ options, feedback }) =>
    options.flatMap(({ id, text }): Finding[] => {
      const words = listWords(feedback[id] ?? '').length
      if (words >= SHORTEST_FEEDBACK && words <= LONGEST_FEEDBACK) return []
      const problem = `The feedback of option ${id} has ${words} words.`
      const mend = `Write ${SHORTEST_FEEDBACK} to ${LONGEST_FEEDBACK}; 30 to 50 is best.`
      return [createFinding({ file, line: lineOf(feedback[id] || text) }, problem, mend)]
    }),
  )
}

/** The options of a question with a right answer are about as long as each other. */
export function checkLikeLengths(lesson: LessonFile): Finding[] {
  const { file } = lesson
  const lineOf = createLineFinder(readFileSync(file, 'utf8'))
  return listQuizzes(lesson).flatMap(({ options, correct, question = '' }): Finding[] => {
    const lengths = options.map(({ text }) => text.length)
    const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
    if (correct === '' || longest <= shortest * LIKE_LENGTH) return []
    const problem = `The options of "${question}" have ${shortest} to ${longest} characters.`
    const mend = 'The longest may be a quarter longer than the shortest. Shorten it, or lengthen the others.'
    return [createFinding({ file, line: lineOf(question) }, problem, mend)]
  })
}

/** The positions of the right answers in some tools together. `file` names what they have in common. */
export function checkAnswerPattern(file: string, lessons: LessonFile[]): Finding[] {
  const graded = lessons.flatMap(listQuizzes).filter(({ correct }) => correct !== '')
  if (graded.length < PATTERN_FROM) return []
  const findings: Finding[] = []
  const places = graded.map(({ options, correct }) => options.findIndex(({ id }) => id === correct))
  for (const place of new Set(places)) {
    const count = places.filter((other) => other === place).length
    if (count <= graded.length * SAME_PLACE) continue
    const problem = `The right answer stands in place ${place + 1} in ${count} of ${graded.length} quizzes.`
    findings.push(createFinding({ file }, problem, 'At most half of them may. Move some options.'))
  }
  const longest = graded.filter(isLongestRight).length
  if (longest > graded.length * LONGEST_IS_RIGHT) {
    const problem = `The right answer is the longest in ${longest} of ${graded.length} quizzes.`
    findings.push(createFinding({ file }, problem, 'At most 60 % of them may. Shorten it or lengthen another.'))
  }
  return findings
}

function isLongestRight({ options, correct }: Assessment): boolean {
  const right = options.find(({ id }) => id === correct)
  const others = options.filter(({ id }) => id !== correct)
  return right !== undefined && others.every(({ text }) => text.length < right.text.length)
}

/** A toolkit has a question without a right answer. */
export function checkReflection(file: string, lessons: LessonFile[]): Finding[] {
  // A session has no right answers.
  if (lessons.every(({ body }) => 'session' in body)) return []
  if (lessons.flatMap(listQuizzes).some(({ correct }) => correct === '')) return []
  const mend = 'Make one sparkAssess a reflection with correct: "".'
  return [createFinding({ file }, 'No tool of the toolkit has a question without a right answer.', mend)]
}

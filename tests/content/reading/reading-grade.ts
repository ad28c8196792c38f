// How hard the tools are to read. No tool over grade 8, a toolkit's median at most 6.5, and short sentences.
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { createFinding, type Finding } from '../rules/finding.ts'
import { type CheckedText, listLessonTexts } from './checked-text.ts'
import { findMedian, gradeTexts, listWords, splitSentences } from './sentences.ts'

const HARDEST_GRADE = 8
const HARDEST_MEDIAN = 6.5
const LONG_SENTENCE = 20
const LONGEST_SENTENCE = 35
/** At most one sentence in so many may be long. */
const LONG_ONE_IN = 12

/** The grade of all texts of a tool. */
export function gradeLesson(lesson: LessonFile): number {
  return gradeTexts(listLessonTexts(lesson).map(({ text }) => text))
}

/** One tool: its grade and its sentences. */
export function checkReading(lesson: LessonFile): Finding[] {
  return checkReadingOf(lesson.file, listLessonTexts(lesson))
}

/** As `checkReading`, for any texts of one file. */
export function checkReadingOf(file: string, texts: CheckedText[]): Finding[] {
  const findings: Finding[] = []
  const grade = gradeTexts(texts.map(({ text }) => text))
  if (grade > HARDEST_GRADE) {
    const problem = `The reading grade is ${grade.toFixed(1)}.`
    findings.push(
      createFinding(
        { file, line: 1 },
        problem,
        `Bring it to ${HARDEST_GRADE} or below: shorter sentences, shorter words.`,
      ),
    )
  }
  const sentences = texts.flatMap((text) => splitSentences(text.text).map((sentence) => ({ ...text, sentence })))
  const long = sentences.filter(({ sentence }) => listWords(sentence).length > LONG_SENTENCE)
  for (const { line, sentence } of long.filter((one) => listWords(one.sentence).length > LONGEST_SENTENCE)) {
    const problem = `A sentence has ${listWords(sentence).length} words: ${quote(sentence)}`
    findings.push(
      createFinding({ file, line }, problem, `Cut it: at most ${LONGEST_SENTENCE}, better under ${LONG_SENTENCE}.`),
    )
  }
  if (long.length * LONG_ONE_IN > sentences.length) {
    const problem = `${long.length} of ${sentences.length} sentences have more than ${LONG_SENTENCE} words.`
    const mend = `At most 1 in ${LONG_ONE_IN} may. Cut some of these lines: ${listLines(long)}.`
    findings.push(createFinding({ file, line: long[0]?.line }, problem, mend))
  }
  return findings
}

/** The tools of one toolkit together. `file` is its module.yaml. */
export function checkToolkitReading(file: string, lessons: LessonFile[]): Finding[] {
  const median = findMedian(lessons.map(gradeLesson))
  if (median <= HARDEST_MEDIAN) return []
  const grades = lessons.map((lesson) => `${lesson.front.data.id}: ${gradeLesson(lesson).toFixed(1)}`).join(', ')
  const problem = `The median reading grade of the toolkit is ${median.toFixed(2)} (${grades}).`
  return [createFinding({ file }, problem, `Bring it to ${HARDEST_MEDIAN} or below.`)]
}

function listLines(texts: CheckedText[]): string {
  return [...new Set(texts.map(({ line }) => line))].join(', ')
}

function quote(sentence: string): string {
  return `"${listWords(sentence).slice(0, 8).join(' ')} ..."`
}

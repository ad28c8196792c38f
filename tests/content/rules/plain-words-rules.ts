// Studies open on a tap, one if-then a tool, and no tool is called by its number.
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { type CheckedText, listLessonTexts } from '../reading/checked-text.ts'
import { splitSentences } from '../reading/sentences.ts'
import { createFinding, type Finding } from './finding.ts'

const PERCENTAGE = /\d\s?%|\bper ?cent\b/i
const STUDY = /\b(?:survey|study|studies|trial|report|research|researchers)\b/i
const YEAR = /\b(?:19|20)\d\d\b/
const IF_THEN = /\bif\b[^.!?…]*,\s+then\b/i
const TOOL_NUMBER = /\btools? \d+\.\d+\b/i

/** Percentages and the years of studies are below 'How do we know?'. */
export function checkOpenStudies(lesson: LessonFile): Finding[] {
  const isStudy = (sentence: string) => PERCENTAGE.test(sentence) || (STUDY.test(sentence) && YEAR.test(sentence))
  const open = listLessonTexts(lesson).filter(({ part }) => part !== 'folded')
  const mend = 'Say it in plain words, and fold the figures below "#### How do we know?".'
  return checkSentences(open, isStudy, 'A figure of a study stands open', mend)
}

/** The commitment is the only if-then of a tool. */
export function checkIfThen(lesson: LessonFile): Finding[] {
  const others = listLessonTexts(lesson).filter(({ part }) => part !== 'commitment')
  const mend = 'Say it without "then", or take it out.'
  return checkSentences(others, (sentence) => IF_THEN.test(sentence), 'A second if-then', mend)
}

/** A parent does not know our numbers. */
export function checkToolNumbers(texts: readonly CheckedText[]): Finding[] {
  const mend = 'Link its title, or say in plain words what it is about.'
  return checkSentences(texts, (sentence) => TOOL_NUMBER.test(sentence), 'A tool is called by its number', mend)
}

function checkSentences(
  texts: readonly CheckedText[],
  isBroken: (sentence: string) => boolean,
  problem: string,
  mend: string,
): Finding[] {
  return texts.flatMap((text) =>
    splitSentences(text.text)
      .filter(isBroken)
      .map((sentence) => createFinding(text, `${problem}: "${sentence}"`, mend)),
  )
}

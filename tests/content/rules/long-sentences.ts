// Words that are read in a hurry have no long sentence.
import type { CheckedText } from '../reading/checked-text.ts'
import { listWords, splitSentences } from '../reading/sentences.ts'
import { createFinding, type Finding } from './finding.ts'

const LONGEST_SENTENCE = 20

export function findLongSentences({ file, line, text }: CheckedText): Finding[] {
  return splitSentences(text)
    .map((sentence) => listWords(sentence).length)
    .filter((words) => words > LONGEST_SENTENCE)
    .map((words) => createFinding({ file, line }, `A sentence has ${words} words.`, `Keep to ${LONGEST_SENTENCE}.`))
}

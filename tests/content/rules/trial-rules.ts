// What a thing to try may be: three sizes of one clear sentence each, no word of winning or losing, easy to read.
import { join } from 'node:path'
import type { ThingToTry } from '#src/features/family/things-to-try/thing-to-try.ts'
import { textsOfBlocks } from '#src/shared/markdown-text.ts'
import { checkStatements } from '../forbidden/forbidden-statements.ts'
import { type CheckedText, createLineFinder } from '../reading/checked-text.ts'
import { checkReadingOf } from '../reading/reading-grade.ts'
import { listWords, splitSentences } from '../reading/sentences.ts'
import { createFinding, type Finding } from './finding.ts'
import { findLongSentences } from './long-sentences.ts'

const LONGEST_STEP = 16
/** A trial is not a contest, and a family is never late in it. */
const OF_A_RACE = /\b(?:streaks?|points?|scores?|behind|fail(?:s|ed|ure)?|lost|missed)\b/i
/** A step starts with what to do, never with a word like these. */
const STARTS_SOFTLY = /^(?:you|try|maybe|please|it|the|a|an|when|if|for|in|on|at|no)\b/i

/** Every rule over one thing. `source` is the text of its file. */
export function checkThingToTry(folder: string, thing: ThingToTry, source: string): Finding[] {
  const file = join(folder, 'things-to-try', `${thing.slug}.md`)
  const { title, topic, tiny, normal, bold, adults, question, why, note } = thing
  const lineOf = createLineFinder(source)
  const create = (text: string): CheckedText => ({ file, part: 'words', text, line: lineOf(text) })
  const steps = [tiny, normal, bold].map(create)
  const texts = [...[title, topic, adults, question, why.says, why.limit, ...textsOfBlocks(note)].map(create), ...steps]
  return [
    ...checkReadingOf(file, texts),
    ...checkStatements(texts),
    ...texts.flatMap(checkSentences),
    ...steps.flatMap(checkStep),
  ]
}

/** No long sentence, and no word of winning or losing: for whatever the plan offers. */
export function checkSentences(checked: CheckedText): Finding[] {
  const { file, line, text } = checked
  const raced = OF_A_RACE.exec(text)?.[0]
  return [
    ...findLongSentences(checked),
    ...(raced === undefined ? [] : [createFinding({ file, line }, `It says "${raced}".`, 'Nothing is won or lost.')]),
  ]
}

function checkStep({ file, line, text }: CheckedText): Finding[] {
  const place = { file, line }
  const words = listWords(text).length
  return [
    ...(splitSentences(text).length === 1
      ? []
      : [createFinding(place, `"${text}" is no one sentence.`, 'Say one thing.')]),
    ...(words <= LONGEST_STEP ? [] : [createFinding(place, `A step has ${words} words.`, `Keep to ${LONGEST_STEP}.`)]),
    ...(STARTS_SOFTLY.test(text) ? [createFinding(place, `"${text}" starts late.`, 'Start with what to do.')] : []),
  ]
}

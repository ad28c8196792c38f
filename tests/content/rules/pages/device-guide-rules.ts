// What a device guide says reads easily, says nothing that the evidence does not bear, names a way through menus only in its
// taps, and was not looked at on a day to come.
import { join } from 'node:path'
import type { DeviceGuide } from '#src/features/device-guides/device-guide.ts'
import { textsOfBlocks } from '#src/shared/markdown-text.ts'
import { checkStatements } from '../../forbidden/forbidden-statements.ts'
import { type CheckedText, createLineFinder } from '../../reading/checked-text.ts'
import { checkReadingOf } from '../../reading/reading-grade.ts'
import { createFinding, type Finding } from '../finding.ts'
import { findLongSentences } from '../long-sentences.ts'

/** 'Settings > Family', 'tap Family, then Time': true for some months at most. */
const WAY_THROUGH_MENUS = / (?:>|›|→|->) |\b(?:tap|click|press|scroll|swipe)\b/i

/** Collections of what others wrote, and news that only repeats news: what they say of a setting cannot be followed up. */
const NO_SOURCE = /ppt-karaoke\.com|dailymagnet\.in|informacja-lokalna\.pl|\bwww\.(?:google|bing)\.com\b/i

/** Every rule over one guide. `source` is the text of its file. */
export function checkDeviceGuide(folder: string, guide: DeviceGuide, source: string, today: Date): Finding[] {
  const file = join(folder, 'device-guides', `${guide.slug}.md`)
  const lineOf = createLineFinder(source)
  const { title, lead, does, doesNot, where, taps, note, reviewedOn, read } = guide
  const texts = [title, lead, ...does, ...doesNot, where, ...(taps ? [taps.on] : []), ...textsOfBlocks(note)].map(
    (text): CheckedText => ({ file, part: 'words', text, line: lineOf(text) }),
  )
  return [
    ...checkReadingOf(file, texts),
    ...checkStatements(texts),
    ...texts.flatMap(checkText),
    ...(read.kind === 'nothing' ? [] : read.from)
      .filter((from) => NO_SOURCE.test(from))
      .map((from) =>
        createFinding(
          { file, line: lineOf(from) },
          `"${from}" is no source for a guide.`,
          "Read the company's own page.",
        ),
      ),
    ...(reviewedOn === undefined || Date.parse(reviewedOn.day) <= today.getTime()
      ? []
      : [
          createFinding(
            { file, line: lineOf(reviewedOn.day) },
            `${reviewedOn.day} is still to come.`,
            'Give a day gone by.',
          ),
        ]),
  ]
}

function checkText(checked: CheckedText): Finding[] {
  const { file, line, text } = checked
  const way = WAY_THROUGH_MENUS.exec(text)?.[0].trim()
  return [
    ...findLongSentences(checked),
    ...(way === undefined
      ? []
      : [
          createFinding({ file, line }, `"${way}" leads through menus.`, 'Say in which part families usually find it.'),
        ]),
  ]
}

// The only reader of content/<language>/device-guides/*.md.
import { basename } from 'node:path'
import * as z from 'zod/mini'
import { citeSources } from '#src/features/help/sources/find-source.server.ts'
import type { Source } from '#src/features/help/sources/sources.contract.ts'
import {
  CONTENT_ROOT,
  listContentFiles,
  markUntranslated,
  readMarkdownFile,
} from '#src/platform/content/content-file.ts'
import { Words } from '#src/platform/content/content-words.ts'
import { parseMarkdown } from '#src/platform/content/markdown.ts'
import type { Language } from '#src/shared/languages.ts'
import { type DeviceGuide, GUIDE_JOBS, GUIDE_KINDS, GUIDE_USES, REVIEW_KINDS } from './device-guide.ts'

/** A longer way through menus is not followed, and is wrong sooner. */
const MOST_TAPS = 5

const Lines = z.array(Words).check(z.minLength(1))
const Month = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))

const Front = z.strictObject({
  title: Words,
  /** Its place among those of its kind: smaller numbers come first. */
  place: z.int(),
  kind: z.enum(GUIDE_KINDS),
  use: z.enum(GUIDE_USES),
  jobs: z.array(z.enum(GUIDE_JOBS)).check(z.minLength(1)),
  lead: Words,
  does: Lines,
  doesNot: Lines,
  where: Words,
  taps: z.optional(z.strictObject({ on: Words, path: Lines.check(z.minLength(2), z.maxLength(MOST_TAPS)) })),
  reviewedOn: z.optional(z.strictObject({ day: z.union([z.iso.date(), Month]), of: z.enum(REVIEW_KINDS) })),
  read: z.union([
    z.strictObject({ kind: z.enum(['maker', 'others']), from: Lines }),
    z.strictObject({ kind: z.literal('nothing') }),
  ]),
  evidence: Lines,
  search: Words,
  /** The tools that end with it, by their ids. Read from the English guide alone. */
  tools: z._default(z.array(Words), []),
})

/** Reads the guides in the order of their places. @throws {ContentError} for the first mistake */
export function readDeviceGuides(
  language: Language,
  sources: readonly Source[],
  root: string = CONTENT_ROOT,
): DeviceGuide[] {
  const read = listCardFiles(language, root).map((file) => {
    const { guide, ...rest } = readDeviceGuide(file, sources)
    return { ...rest, guide: { ...guide, ...markUntranslated(language, file, root) } }
  })
  for (const { place, guide, mistake } of read) {
    const other = read.find((one) => one.place === place && one.guide !== guide)
    if (other) throw mistake(['place'], `"${other.guide.slug}" has this place too.`, 'Give each a place of its own.')
  }
  return read.sort((one, other) => one.place - other.place).map(({ guide }) => guide)
}

function listCardFiles(language: Language, root: string = CONTENT_ROOT): string[] {
  return listContentFiles(language, 'device-guides', '.md', root)
}

/** Reads one guide. @throws {ContentError} for the first mistake in it */
function readDeviceGuide(file: string, known: readonly Source[]) {
  const { front, body } = readMarkdownFile(file, Front)
  const { mistake } = front
  const { place, evidence, reviewedOn, ...words } = front.data
  if (words.read.kind === 'nothing' && reviewedOn !== undefined) {
    throw mistake(
      ['reviewedOn'],
      'Nothing was read, and there is a day.',
      'Take the day out, or say in "read" what was read.',
    )
  }
  if (words.read.kind !== 'nothing' && reviewedOn === undefined) {
    throw mistake(['read'], 'Something was read, and there is no day.', 'Add "reviewedOn".')
  }
  if (words.read.kind === 'nothing' && words.taps !== undefined) {
    throw mistake(
      ['taps'],
      'Nothing was read, and there are taps.',
      'Take the taps out, or say in "read" what was read.',
    )
  }
  const sources = citeSources(known, evidence, mistake, ['evidence'])
  const guide: DeviceGuide = {
    slug: basename(file, '.md'),
    ...words,
    ...(reviewedOn ? { reviewedOn } : {}),
    note: parseMarkdown(body),
    sources,
  }
  return { place, guide, mistake }
}

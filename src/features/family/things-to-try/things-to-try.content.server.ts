// The only reader of content/<language>/things-to-try/*.md.
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
import { PLAN_ROOMS } from '#src/shared/plan-room.ts'
import { type ThingToTry, TRIAL_LENGTHS } from './thing-to-try.ts'

const Front = z.strictObject({
  title: Words,
  /** Its place among those of its length: smaller numbers come first. */
  place: z.int(),
  length: z.enum(TRIAL_LENGTHS),
  topic: Words,
  room: z.enum(PLAN_ROOMS),
  /** The name of its picture. */
  scene: Words,
  why: z.strictObject({ says: Words, limit: Words, evidence: z.array(Words).check(z.minLength(1)) }),
  tiny: Words,
  normal: Words,
  bold: Words,
  adults: Words,
  question: Words,
  nextStep: z.strictObject({ cue: Words, action: Words }),
})

/** Reads the things to try, those of a week first. @throws {ContentError} for the first mistake */
export function readThingsToTry(
  language: Language,
  sources: readonly Source[],
  root: string = CONTENT_ROOT,
): ThingToTry[] {
  return listContentFiles(language, 'things-to-try', '.md', root)
    .map((file) => {
      const { place, thing } = readThingToTry(file, sources)
      return { place, thing: { ...thing, ...markUntranslated(language, file, root) } }
    })
    .sort((one, other) => orderOf(one.thing) - orderOf(other.thing) || one.place - other.place)
    .map(({ thing }) => thing)
}

function readThingToTry(file: string, known: readonly Source[]): { place: number; thing: ThingToTry } {
  const { front, body } = readMarkdownFile(file, Front)
  const { place, why, ...words } = front.data
  const sources = citeSources(known, why.evidence, front.mistake, ['why', 'evidence'])
  const { says, limit } = why
  const slug = basename(file, '.md')
  return { place, thing: { slug, ...words, why: { says, limit }, note: parseMarkdown(body), sources } }
}

function orderOf({ length }: ThingToTry): number {
  return TRIAL_LENGTHS.indexOf(length)
}

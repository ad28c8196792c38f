// The only reader of content/<language>/challenges/*.md.
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
import { CHALLENGE_LENGTHS, type FamilyChallenge } from './family-challenge.ts'

const Front = z.strictObject({
  title: Words,
  /** Its place among those of its length: smaller numbers come first. */
  place: z.int(),
  length: z.enum(CHALLENGE_LENGTHS),
  topic: Words,
  why: z.strictObject({ says: Words, limit: Words, evidence: z.array(Words).check(z.minLength(1)) }),
  tiny: Words,
  normal: Words,
  bold: Words,
  adults: Words,
  question: Words,
  promise: z.strictObject({ cue: Words, action: Words }),
})

/** Reads the challenges, those of a week first. @throws {ContentError} for the first mistake */
export function readChallenges(
  language: Language,
  sources: readonly Source[],
  root: string = CONTENT_ROOT,
): FamilyChallenge[] {
  return listContentFiles(language, 'challenges', '.md', root)
    .map((file) => {
      const { place, challenge } = readChallenge(file, sources)
      return { place, challenge: { ...challenge, ...markUntranslated(language, file, root) } }
    })
    .sort((one, other) => orderOf(one.challenge) - orderOf(other.challenge) || one.place - other.place)
    .map(({ challenge }) => challenge)
}

function readChallenge(file: string, known: readonly Source[]): { place: number; challenge: FamilyChallenge } {
  const { front, body } = readMarkdownFile(file, Front)
  const { place, why, ...words } = front.data
  const sources = citeSources(known, why.evidence, front.mistake, ['why', 'evidence'])
  const { says, limit } = why
  const slug = basename(file, '.md')
  return { place, challenge: { slug, ...words, why: { says, limit }, note: parseMarkdown(body), sources } }
}

function orderOf({ length }: FamilyChallenge): number {
  return CHALLENGE_LENGTHS.indexOf(length)
}

// The only reader of agreement-lines.yaml.
import * as z from 'zod/mini'
import { citeSources } from '#src/features/help/sources/find-source.server.ts'
import type { Source } from '#src/features/help/sources/sources.contract.ts'
import { CONTENT_ROOT, contentFile, readYaml } from '#src/platform/content/content-file.ts'
import { Words } from '#src/platform/content/content-words.ts'
import { AGES } from '#src/shared/ages.ts'
import type { Language } from '#src/shared/languages.ts'
import { PLAN_ROOMS, RULE_KEEPERS } from '#src/shared/plan-room.ts'
import { LINE_LIMIT } from './agreement-limits.ts'
import type { AgreementSuggestions } from './suggested-lines.ts'

const LineWords = Words.check(z.maxLength(LINE_LIMIT))

const Suggestions = z.strictObject({
  known: z.strictObject({ says: Words, limit: Words, evidence: z.array(Words).check(z.minLength(1)) }),
  lines: z
    .array(
      z.strictObject({
        id: z.string().check(z.regex(/^[a-z-]+$/)),
        room: z.enum(PLAN_ROOMS),
        kind: z.enum(RULE_KEEPERS),
        what: LineWords,
        why: LineWords,
        /** The tools that end with it, by their ids. Read from the English file alone. */
        tools: z._default(z.array(Words), []),
        for: z.optional(z.strictObject({ ages: z.array(z.enum(AGES)).check(z.minLength(1)) })),
      }),
    )
    .check(z.minLength(1)),
})

/** @throws {ContentError} for the first mistake */
export function readAgreementLines(
  language: Language,
  known: readonly Source[],
  root: string = CONTENT_ROOT,
): AgreementSuggestions {
  const { data, mistake } = readYaml(contentFile(language, 'agreement-lines.yaml', root), Suggestions)
  const { says, limit, evidence } = data.known
  const sources = citeSources(known, evidence, mistake, ['known', 'evidence'])
  const lines = data.lines.map(({ kind, for: whom, ...line }) => ({ ...line, by: kind, ages: whom?.ages }))
  return { known: { says, limit }, sources, lines }
}

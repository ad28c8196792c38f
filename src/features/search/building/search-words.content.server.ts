// The only reader of search-words.yaml and search-danger.yaml.
import * as z from 'zod/mini'
import { CONTENT_ROOT, contentFile, readYaml } from '#src/platform/content/content-file.ts'
import type { YamlData } from '#src/platform/content/content-yaml.ts'
import type { Language } from '#src/shared/languages.ts'

// As the search sees what is typed: no capital, no apostrophe, no hyphen.
const FORM = 'Write small letters, without apostrophes and hyphens'
const Words = z.string().check(z.regex(/^[\p{Ll}\p{Lo}\p{M}\p{N}\s]+$/u, FORM))
const Phrases = z.string().check(z.regex(/^[\p{Ll}\p{Lo}\p{M}\p{N}\s,]+$/u, FORM))
const Families = z.string().check(z.regex(/^[\p{Ll}\p{Lo}\p{M}\p{N}\s,/]+$/u, FORM))
const Names = z.array(Words).check(z.minLength(2))
const Address = z.string().check(z.startsWith('/'))

const SearchWords = z.strictObject({ ignore: Words, same: z.array(Names), also: z.record(Address, Phrases) })
export type SearchWords = z.infer<typeof SearchWords>

const DangerWords = z.strictObject({
  between: Words,
  alike: z.array(Names),
  misspelt: Phrases,
  lookAlikes: Phrases,
  groups: z.array(
    z.strictObject({
      /** The id of a row of 'Get help now'. */
      help: z.string(),
      /** The address of a page for what is happening this minute. */
      now: z.optional(Address),
      /** No line belongs to it but 999. */
      onlyEmergency: z.optional(z.literal(true)),
      words: Phrases,
      /** Words that a query must have together; of words with '/' between them one is enough. */
      together: z.optional(Families),
      alone: z.optional(Phrases),
    }),
  ),
})
export type DangerWords = z.infer<typeof DangerWords>

/** @throws {ContentError} for the first mistake */
export function readSearchWords(language: Language, root: string = CONTENT_ROOT): YamlData<SearchWords> {
  return readYaml(contentFile(language, 'search-words.yaml', root), SearchWords)
}

/** @throws {ContentError} for the first mistake */
export function readDangerWords(language: Language, root: string = CONTENT_ROOT): YamlData<DangerWords> {
  return readYaml(contentFile(language, 'search-danger.yaml', root), DangerWords)
}

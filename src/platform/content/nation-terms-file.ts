// Reads `nations.yaml` and puts its words where a text names a term.
import * as z from 'zod/mini'
import type { Language } from '#src/shared/languages.ts'
import { textOfInlines } from '#src/shared/markdown-text.ts'
import type { MarkdownInline } from '#src/shared/markdown-tree.ts'
import { NATIONS } from '#src/shared/nations.ts'
import { contentFile, readYaml } from './content-file.ts'
import { Words } from './content-words.ts'
import { parseInlineMarkdown } from './markdown.ts'
import { MARKED_TERM } from './nation-terms.ts'

const NationTerms = z.strictObject({
  terms: z.record(
    z.string().check(z.regex(/^[a-z-]+$/, 'Write it like "school-lead"')),
    z.strictObject({
      everywhere: Words,
      ...(Object.fromEntries(NATIONS.map((nation) => [nation, z.optional(Words)])) as Record<
        (typeof NATIONS)[number],
        z.ZodMiniOptional<typeof Words>
      >),
    }),
  ),
})

type ByNation = Extract<MarkdownInline, { kind: 'byNation' }>
type Terms = ReadonlyMap<string, ByNation>

const remembered = new Map<string, Terms>()

/**
 * Every term of a language by its name, its words as Markdown.
 * @throws {ContentError} for the first mistake of the file
 */
export function readNationTerms(language: Language, root: string): Terms {
  const file = contentFile(language, 'nations.yaml', root)
  const known = remembered.get(file)
  if (known !== undefined) return known
  const { data } = readYaml(file, NationTerms)
  const terms = new Map(
    Object.entries(data.terms).map(([name, { everywhere, ...nations }]): [string, ByNation] => [
      name,
      {
        kind: 'byNation',
        everywhere: parseInlineMarkdown(everywhere),
        nations: Object.fromEntries(
          Object.entries(nations).flatMap(([nation, words]) =>
            words === undefined ? [] : [[nation, parseInlineMarkdown(words)]],
          ),
        ),
      },
    ]),
  )
  remembered.set(file, terms)
  return terms
}

/** Forgets the terms, so that the next call reads the file again (for `npm run dev`). */
export function forgetNationTerms(): void {
  remembered.clear()
}

/**
 * What a reader made of content, with the words of each term in it. A plain text gets the words for everywhere.
 * What holds no term is returned as it is.
 * @throws {Error} for a term that `nations.yaml` does not have
 */
export function fillNationTerms<T>(content: T, root: string): T {
  return fill(content, (name, language) => {
    const term = readNationTerms(language as Language, root).get(name)
    if (term === undefined) throw new Error(`A text has {{${name}}}, and nations.yaml has no such term. Add it there.`)
    return term
  }) as T
}

type FindTerm = (name: string, language: string) => ByNation

function fill(value: unknown, find: FindTerm): unknown {
  if (typeof value === 'string') return fillText(value, find)
  if (Array.isArray(value)) return fillEach(value, find)
  if (value instanceof Map) {
    const keys = [...value.keys()]
    const old = [...value.values()]
    const filled = fillEach(old, find)
    return filled === old ? value : new Map(keys.map((key, index) => [key, filled[index]]))
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const term = termOf(value as ByNation, find)
  if (term !== undefined) return term
  const old = Object.values(value)
  const filled = fillEach(old, find)
  return filled === old ? value : Object.fromEntries(Object.keys(value).map((key, index) => [key, filled[index]]))
}

/** The same list when nothing in it changed, so that content without terms is not copied. */
function fillEach(list: unknown[], find: FindTerm): unknown[] {
  const filled = list.map((one) => fill(one, find))
  return filled.every((one, index) => one === list[index]) ? list : filled
}

function fillText(text: string, find: FindTerm): string {
  if (!text.includes('{{')) return text
  return text.replace(MARKED_TERM, (_, name, language) => textOfInlines(find(name, language).everywhere))
}

function termOf({ kind, everywhere }: ByNation, find: FindTerm): ByNation | undefined {
  const [name] = kind === 'byNation' && everywhere.length === 1 ? everywhere : []
  if (typeof name !== 'string') return undefined
  const marked = new RegExp(`^${MARKED_TERM.source}$`).exec(name)
  return marked === null ? undefined : find(marked[1] ?? '', marked[2] ?? '')
}

// The words that a language has for the terms of the product: where an English text has the term, the translated one has its word.
import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { readYaml } from '#src/platform/content/content-file.ts'

/** So many letters at the end of a word change with its case and number. */
const BENT_LETTERS = 3
const SHORTEST_BEGINNING = 3
/** Written among the forms of a term. */
const EVERYDAY = '*'

export interface Term {
  english: string
  /** What the file says, without the other forms. */
  translation: string
  /** Finds it in an English text. */
  inEnglish: RegExp
  /** Each is enough; all beginnings of one have to be in the text. */
  forms: string[][]
  /** Also a word of every day, such as 'to report': a long text may mean that. */
  everyday: boolean
}

/** @param file `glossary.yaml`; a language without one has no terms. @throws {ContentError} */
export function readGlossary(file: string): Term[] {
  if (!existsSync(file)) return []
  const { data } = readYaml(file, z.record(z.string(), z.string()))
  // 'lock (of our plan)' is a sense, which no check can tell from another.
  const checked = Object.entries(data).filter(([english]) => !english.endsWith(')'))
  const terms = checked.map(([english, words]): Term => {
    const [translation = '', ...all] = words.split('|').map((word) => word.trim())
    const others = all.filter((form) => form !== EVERYDAY)
    const own = [translation.toLowerCase(), translation.toLowerCase().replace(/\s*\(.*\)$/, '')]
    const beginnings = own.map((form) => splitWords(form).map(shortenWord))
    return {
      english,
      translation,
      inEnglish: writePattern(english),
      everyday: others.length < all.length,
      forms: [...beginnings, ...others.map((form) => splitWords(form))],
    }
  })
  // A longer term says more: 'family agreement' is not also an 'agreement'.
  return terms.sort((one, other) => other.english.length - one.english.length)
}

/** Fields with ids and addresses, or with what only editors read. */
const NO_WORDS =
  /^[ \t]*(?:- )?(?:id|ids|slug|scene|tools|help|helplines|evidence|sources|modules|path|kind|tone|checked|now|type|icon)\b.*$/gm
const COMMENT = /^# .*$/gm
const CLAIMS = /^claims:\n(?:[ -].*\n)+/gm
const NAME_OF_FIELD = /(?<=^[ \t]*(?:- )?(?:\{ ?)?)[\w-]+:(?= |$)/gm
/** The ids of tools at the end of a line in braces. */
const LIST_OF_TOOLS = /, tools: \[[^\]]*\]/g
const HEADING_OF_SECTION = /^## \w+$/gm
const ADDRESS = /\]\([^)]*\)|https?:\S+/g

/** The parts of a content file that a reader sees. */
export function wordsOfFile(text: string): string {
  return [COMMENT, CLAIMS, NO_WORDS, NAME_OF_FIELD, LIST_OF_TOOLS, HEADING_OF_SECTION, ADDRESS].reduce(
    (rest, pattern) => rest.replaceAll(pattern, ' '),
    text,
  )
}

/** The parts of a message that a reader sees: not the names of placeholders, nor where a word may divide. */
export function wordsOfMessage(texts: readonly string[]): string {
  return texts
    .join(' ')
    .replaceAll('\u00AD', '')
    .replaceAll(/\{[^}]*\}|<[^>]*>/g, ' ')
}

/** The terms of an English text that its translation has no word for. */
export function findLostTerms(glossary: readonly Term[], english: string, translated: string): Term[] {
  const words = splitWords(translated)
  let rest = english
  return glossary.filter(({ inEnglish, forms }) => {
    const without = rest.replaceAll(inEnglish, ' ')
    if (without === rest) return false
    rest = without
    return !forms.some((form) => form.every((beginning) => words.some((word) => word.startsWith(beginning))))
  })
}

function writePattern(term: string): RegExp {
  const letters = term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  // A name is one only with its capital: GP, Shout.
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}s?(?![\\p{L}\\p{N}])`, /^\p{Lu}/u.test(term) ? 'gu' : 'giu')
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}&]+/gu) ?? []
}

function shortenWord(word: string): string {
  return word.slice(0, Math.max(Math.min(word.length, SHORTEST_BEGINNING), word.length - BENT_LETTERS))
}

// The language of an answer: that of the page that asked. Our pages say it themselves, in `Accept-Language` (`web/api.ts`).
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { listLanguages } from '../content/languages-shown.ts'

/** What this server has words in, English first. */
export const SPOKEN_LANGUAGES: readonly Language[] = listLanguages()

/** The language of the header that we speak and that is wanted most; `pl-PL` asks for `pl`. */
export function languageOf(headers: Headers): Language {
  const asked = (headers.get('accept-language') ?? '').slice(0, 200).split(',').map(readEntry)
  // The first of two with the same weight wins, because sorting keeps their order.
  for (const { tag } of asked.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight)) {
    const spoken = SPOKEN_LANGUAGES.find((one) => one === tag || one === tag.split('-')[0])
    if (spoken !== undefined) return spoken
  }
  return DEFAULT_LANGUAGE
}

/** 'pl;q=0.8' wants Polish by 0.8, and 'pl' by 1. What is no number wants it not at all. */
function readEntry(entry: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2) || Number.NaN)
  return { tag, weight: weight >= 0 && weight <= 1 ? weight : 0 }
}

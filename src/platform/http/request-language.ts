// The language of an answer: that of the page that asked. Our pages say it themselves, in `Accept-Language` (`web/api.ts`).
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { listLanguages } from '../content/languages-shown.ts'

/** The languages of this server, English first. */
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

/** The weight of 'pl;q=0.8' is 0.8, that of 'pl' is 1, and that of an invalid number is 0. */
function readEntry(entry: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2) || Number.NaN)
  return { tag, weight: weight >= 0 && weight <= 1 ? weight : 0 }
}

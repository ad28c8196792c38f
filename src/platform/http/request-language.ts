// The language of an answer: that of the page that asked. Our pages say it themselves, in `Accept-Language` (`web/api.ts`).
import { COMPILED_LANGUAGES } from '#messages'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'

/** What this server has words in, English first. */
export const SPOKEN_LANGUAGES: readonly Language[] = COMPILED_LANGUAGES

/** The first language of the header that we speak; `pl-PL` asks for `pl`. */
export function languageOf(headers: Headers): Language {
  const asked = (headers.get('accept-language') ?? '').slice(0, 200).split(',')
  for (const entry of asked) {
    const tag = entry.split(';')[0]?.trim() ?? ''
    const spoken = SPOKEN_LANGUAGES.find((one) => one === tag || one === tag.split('-')[0])
    if (spoken !== undefined) return spoken
  }
  return DEFAULT_LANGUAGE
}

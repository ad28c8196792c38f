// Dates in the language of the page, in every browser: where some know a language's days and months and some do not, the build
// adds the names, so that the page and the browser never differ.
import type { Language } from '#src/shared/languages.ts'
import { pageLanguage, pageLocale } from './language.ts'
import { type DateFormat, namedDates } from './named-dates.ts'

/** English names and the language's own (`scripts/build/date-names.ts`), for languages that some browsers do not know. */
const NAMES: Partial<Record<Language, Record<string, string>>> = import.meta.env.VITE_DATE_NAMES ?? {}

/** As `new Intl.DateTimeFormat` for the language of the page that asks. */
export function dateFormat(options: Intl.DateTimeFormatOptions): DateFormat {
  const formats = new Map<Language, DateFormat>()
  const make = () => {
    const names = NAMES[pageLanguage()]
    return names ? namedDates(names, options) : new Intl.DateTimeFormat(pageLocale(), options)
  }
  return {
    format(date) {
      const format = formats.get(pageLanguage()) ?? make()
      formats.set(pageLanguage(), format)
      return format.format(date)
    },
  }
}

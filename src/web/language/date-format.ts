// Dates in the language of the page, in every browser: where some know a language's days and months and some do not, the build
// brings the names, so that the page and the browser never differ.

import { LOCALE } from './language.ts'
import { type DateFormat, namedDates } from './named-dates.ts'

/** English names and the language's own (`scripts/build/date-names.ts`); nothing for a language that browsers know. */
const NAMES: Record<string, string> | undefined = import.meta.env.VITE_DATE_NAMES

/** As `new Intl.DateTimeFormat` for the page's language. */
export function dateFormat(options: Intl.DateTimeFormatOptions): DateFormat {
  return NAMES ? namedDates(NAMES, options) : new Intl.DateTimeFormat(LOCALE, options)
}

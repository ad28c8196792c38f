// Dates whose names of days and months come with the page.
import { LANGUAGES } from '#src/shared/languages.ts'

export type DateFormat = Pick<Intl.DateTimeFormat, 'format'>

/**
 * @param names English names of days and months, and those to write in their place
 * @returns a format in the order of British English
 */
export function namedDates(names: Record<string, string>, options: Intl.DateTimeFormatOptions): DateFormat {
  const english = new Intl.DateTimeFormat(LANGUAGES.en.tag, options)
  return {
    format: (date) =>
      english
        .formatToParts(date)
        .map(({ value }) => names[value] ?? value)
        .join(''),
  }
}

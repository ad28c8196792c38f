import { expect, test } from 'vitest'
import { LANGUAGES } from '#src/shared/languages.ts'
import { namedDates } from '#src/web/language/named-dates.ts'
import { dateNames } from './date-names.ts'

const days = Array.from({ length: 365 }, (_, day) => Date.UTC(2026, 0, 1 + day, 12))
const names = dateNames('cy') ?? {}

test.each<Intl.DateTimeFormatOptions>([
  { dateStyle: 'long', timeZone: 'UTC' },
  { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' },
  { month: 'long', year: 'numeric', timeZone: 'UTC' },
  { day: 'numeric', month: 'short', timeZone: 'UTC' },
])('a browser without Welsh dates writes them as one that has them: %o', (options) => {
  const known = new Intl.DateTimeFormat(LANGUAGES.cy.tag, options)
  const own = namedDates(names, options)
  expect(days.map((day) => own.format(day))).toEqual(days.map((day) => known.format(day)))
})

test('the day of a promise has its Welsh names', () => {
  const format = namedDates(names, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  expect(format.format(Date.UTC(2026, 10, 28))).toBe('Dydd Sadwrn 28 Tachwedd')
})

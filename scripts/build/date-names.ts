// The names of days and months in a language whose dates some browsers cannot write: Chromium has no Welsh ones, and would write
// them in whatever language its owner has.
import { LANGUAGES, LANGUAGES_WITH_NAMED_DATES, type Language } from '#src/shared/languages.ts'

/** @returns the English name of each day and month, long and short, and its own; nothing for languages that browsers know */
export function dateNames(language: Language): Record<string, string> | undefined {
  if (!LANGUAGES_WITH_NAMED_DATES.includes(language)) return undefined
  const { tag } = LANGUAGES[language]
  return Object.fromEntries(
    days.flatMap((day) =>
      FORMS.map((form) => [namesIn(LANGUAGES.en.tag, day, form), namesIn(tag, day, form)] as const).flatMap(
        ([english, own]) => english.map((name, place) => [name, own[place] ?? name]),
      ),
    ),
  )
}

/** With a day beside it: alone, a month has another short name in Welsh. */
const FORMS = [
  { day: 'numeric', month: 'short' },
  { day: 'numeric', month: 'long', weekday: 'long' },
] as const satisfies Intl.DateTimeFormatOptions[]

const days = [
  ...Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1)),
  ...Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 0, 1 + day)),
]

function namesIn(locale: string, day: number, form: Intl.DateTimeFormatOptions): string[] {
  const parts = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }).formatToParts(day)
  return ['weekday', 'month'].flatMap((type) => parts.find((part) => part.type === type)?.value ?? [])
}

import { LOCALE } from '#src/web/language.ts'

const rules = new Intl.PluralRules(LOCALE)

/** Chooses a word by number: `plural(1, { one: 'Tool', other: 'Tools' })` is 'Tool'. */
export function plural(count: number, words: { one: string; other: string }): string {
  return rules.select(count) === 'one' ? words.one : words.other
}

// Variables that look like a setting and are none: a misspelt one would else count as not set, without a word.

import { countLettersApart } from '#src/shared/letters-apart.ts'

/** Beginnings that are ours alone. Others, such as GOOGLE_ or DATABASE_, other programs use too. */
const PREFIXES = /^(NEWSLETTER|OPERATOR|METRICS|FEEDBACK|REMINDER|SES|MAILGUN|SMTP|MAIL|TRUSTED|BACKUP)_/
/** What systems, shells and npm set themselves, and looks like one of ours. */
const OTHERS = new Set(['HOME', 'PATH', 'MAIL', 'MAILCHECK', 'MAIL_CHECK', 'LANGUAGE'])
/** Shorter names have one letter wrong, longer ones two. */
const SHORT = 8

/** @returns a sentence for each */
export function findMisspelt(
  environment: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): string[] {
  return Object.keys(environment)
    .filter((name) => /^[A-Z][A-Z0-9_]{2,}$/.test(name) && !settings.includes(name) && !OTHERS.has(name))
    .flatMap((name) => {
      const near = settings.find((setting) => countLettersApart(name, setting, 0) <= (setting.length < SHORT ? 1 : 2))
      if (near !== undefined) return [`${name} is no setting. Did you mean ${near}?`]
      return PREFIXES.test(name) ? [`${name} is no setting. docs/operating/settings.md lists them.`] : []
    })
}

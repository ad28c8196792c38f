// Every message can be said, in every language that is written.
import { expect, test } from 'vitest'
import { listWrittenLanguages } from '#src/platform/content/languages-shown.ts'
import { readCatalogue } from '#src/platform/content/messages.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/shared/languages.ts'
import { findFaults } from './message-faults.ts'

const ENGLISH = {
  home_greeting: 'Hello {name}',
  home_found: '{count, plural, one {# tool of {name}} other {# tools of {name}}}',
  home_terms: 'Read the <link>terms</link>.',
}

test.each(listWrittenLanguages())('the messages in %s have no fault', (language) => {
  const english = readCatalogue(DEFAULT_LANGUAGE)
  expect(findFaults(LANGUAGES[language].tag, readCatalogue(language), english)).toEqual([])
})

test.each([
  [{ home_titel: 'x' }, 'home_titel: English has no such message.'],
  [{ home_greeting: 'Hello {nam}' }, 'home_greeting: nothing is given for {nam}.'],
  [{ home_terms: '<b>Terms</b>' }, 'home_terms: nothing is given for <b>.'],
  [{ home_terms: 'Read the <link>terms' }, 'home_terms: this cannot be read as an ICU message.'],
  [{ home_greeting: 'Hello {name' }, 'home_greeting: this cannot be read as an ICU message.'],
  [
    { home_found: '{count, plural, one {# narzędzie} many {#} other {# narzędzia}}' },
    'home_found: there are no words for the number "few".',
  ],
])('a translation that cannot be said is named: %o', (messages, fault) => {
  expect(findFaults('pl', messages as Record<string, string>, ENGLISH)).toEqual([fault])
})

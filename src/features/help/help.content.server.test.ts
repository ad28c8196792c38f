// The readers of help lines and routes, and the links behind contacts.
import { describe, expect, test } from 'vitest'
import { createContentFixture, swap } from '../../../testing/content/content-fixture.ts'
import { createContact, readHelpDirectory, readHelplines } from './help.content.server.ts'
import { HelpDirectory } from './help.contract.ts'
import { loadHelpDirectory, loadHelplines } from './help.server.ts'

function messageOf(changes: Parameters<typeof createContentFixture>[0]): string {
  using fixture = createContentFixture(changes)
  try {
    readHelpDirectory('en', readHelplines('en', fixture.root), fixture.root)
  } catch (error) {
    return String(error)
  }
  return 'no mistake'
}

test.each([
  ['phone', '0800 1111', 'tel:08001111'],
  ['phone', '0800 027 1234 (Scotland)', 'tel:08000271234'],
  ['text', 'SHOUT to 85258', 'sms:85258?body=SHOUT'],
  ['text', 'register to 999', 'sms:999?body=register'],
  ['text', 'Forward it to 7726', 'sms:7726'],
  ['phone', '18001 (then the number you want)', 'tel:18001'],
  ['web', 'childline.org.uk', 'https://childline.org.uk'],
  ['email', 'help@nspcc.org.uk', 'mailto:help@nspcc.org.uk'],
] as const)('%s %s leads to %s', (kind, label, href) => {
  expect(createContact(kind, label)).toEqual({ kind, label, href })
})

describe('the directory', () => {
  test('fits its contract', () => {
    using fixture = createContentFixture()
    const directory = readHelpDirectory('en', readHelplines('en', fixture.root), fixture.root)
    expect(HelpDirectory.parse(directory)).toEqual(directory)
    expect(directory.routes[0]?.helplines[0]?.id).toBe('emergency')
  })

  test('a help line that was never rung or opened has no day', () => {
    using fixture = createContentFixture({ 'helplines.yaml': swap('  checked: 2026-11-20\n', '') })
    const [unconfirmed, confirmed] = readHelplines('en', fixture.root)
    expect(unconfirmed).not.toHaveProperty('checked')
    expect(confirmed?.checked).toBe('2026-11-20')
  })

  test('the day in the English file counts in a translation', () => {
    const translated = `- { id: childline, name: Linia, contacts: [{ phone: "0800 1111" }], whoFor: Dla dzieci., expect: Rozmowa. }\n`
    using fixture = createContentFixture({ '../pl/helplines.yaml': translated })
    expect(readHelplines('pl', fixture.root)).toMatchObject([{ name: 'Linia', checked: '2026-11-20' }])
  })

  test('the real one is whole and frozen', () => {
    const directory = loadHelpDirectory('en')
    expect(HelpDirectory.parse(directory)).toEqual(directory)
    expect(directory.helplines).toHaveLength(loadHelplines('en').length)
    const names = directory.helplines.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
    expect(Object.isFrozen(directory.routes[0])).toBe(true)
  })
})

test.each([
  [
    'unknown id in a route',
    { 'help.yaml': swap('helplines: [emergency]', 'helplines: [fire]') },
    /help\.yaml:7: routes\[0\]\.helplines\[0\]: There is no help line "fire"/,
  ],
  [
    'id twice',
    { 'helplines.yaml': swap('id: childline', 'id: emergency') },
    /helplines\.yaml:8: \[1\]\.id: Two help lines/,
  ],
  [
    'number without quotes',
    { 'helplines.yaml': swap('"999"', '999') },
    /helplines\.yaml:4: \[0\]\.contacts\[0\]\.phone: 999 is read as a number.*Put it in quotes/,
  ],
  [
    'contact of two kinds',
    { 'helplines.yaml': swap('- phone: "999"', '- phone: "999"\n      web: a.uk') },
    /One contact has one of/,
  ],
  ['contact of an unknown kind', { 'helplines.yaml': swap('- phone: "999"', '- fax: "999"') }, /"fax"/],
  [
    'no date',
    { 'helplines.yaml': swap('checked: 2026-11-20', 'checked: November') },
    /checked: "November" does not have the right form\. Write a day like/,
  ],
])('%s', (_name, changes, message) => {
  expect(messageOf(changes)).toMatch(message)
})

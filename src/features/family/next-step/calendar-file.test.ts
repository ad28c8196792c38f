// @vitest-environment jsdom

import fc from 'fast-check'
import ICAL from 'ical.js'
import { afterEach, expect, test, vi } from 'vitest'
import { translator } from '#src/web/language/translator.ts'
import { writeCalendarFile } from './calendar-file.ts'

const t = translator('en')

const ADDRESS = 'https://handrail.example/plan'

function readEvent(file: string): ICAL.Component {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const events = calendar.getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  return events[0] as ICAL.Component
}

test('one neutral, private event on the day, as another reader understands it', () => {
  const file = writeCalendarFile(t, '2026-11-28', null, ADDRESS)
  const event = readEvent(file)
  expect(String(event.getFirstPropertyValue('dtstart'))).toBe('2026-11-28')
  expect(event.getFirstPropertyValue('summary')).toBe('Handrail: you asked us to check in')
  expect(event.getFirstPropertyValue('class')).toBe('PRIVATE')
  // A question must not mark the whole day as busy.
  expect(event.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  expect(event.getFirstPropertyValue('description')).toContain(ADDRESS)
  for (const name of ['organizer', 'attendee', 'attach', 'url']) expect(event.getFirstProperty(name)).toBeNull()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test.each([
  ['2026-11-28', '2026-11-29'],
  ['2026-12-31', '2027-01-01'],
])('the event takes the whole of %s, and ends where the next day begins', (day, next) => {
  const event = readEvent(writeCalendarFile(t, day, null, ADDRESS))
  expect(String(event.getFirstPropertyValue('dtstart'))).toBe(day)
  expect(String(event.getFirstPropertyValue('dtend'))).toBe(next)
})

test('the address in the file leads to the plan in the language of the page', async () => {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { lang: 'pl' } })
  const saved = vi.fn<(file: Blob, name: string) => void>()
  vi.doMock('#src/web/save-file.ts', () => ({ saveFile: saved }))
  const { saveCalendarFile } = await import('./calendar-file.ts')
  saveCalendarFile(t, '2026-11-28', null)
  const event = readEvent((await saved.mock.calls[0]?.[0].text()) ?? '')
  expect(event.getFirstPropertyValue('description')).toContain(`${location.origin}/pl/plan`)
})

const HOSTILE = [
  'a\r\nATTENDEE:mailto:x@example.org',
  'a\nBEGIN:VEVENT',
  'a; b, c \\ d',
  'é'.repeat(200),
  '\\nATTENDEE:x',
  'END:VCALENDAR',
]

test.each(HOSTILE)('words that try to be more than words stay words: %s', (words) => {
  const event = readEvent(writeCalendarFile(t, '2026-11-28', words, ADDRESS))
  expect(event.getFirstProperty('attendee')).toBeNull()
  expect(String(event.getFirstPropertyValue('description')).replaceAll(/\s/g, '')).toContain(
    words.replaceAll(/\s/g, ''),
  )
})

test('any text gives a calendar file with one event and no injected property', () => {
  const ours = new Set<string>()
  for (const property of readEvent(writeCalendarFile(t, '2026-11-28', null, ADDRESS)).getAllProperties()) {
    ours.add(property.name)
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (words) => {
      const names = readEvent(writeCalendarFile(t, '2026-11-28', words, ADDRESS)).getAllProperties()
      expect(names.filter(({ name }) => !ours.has(name))).toEqual([])
    }),
    { numRuns: 200 },
  )
})

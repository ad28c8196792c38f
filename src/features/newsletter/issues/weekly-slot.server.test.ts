// Saturday 09:00 in London through both clock changes, exactly once.
import { expect, test } from 'vitest'
import { findSlot } from './weekly-slot.server.ts'

test.each([
  ['the last minute before', '2026-11-21T08:59:59.999Z', '2026-11-14T09:00:00.000Z'],
  ['the minute itself', '2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.000Z'],
  ['the Friday after', '2026-11-27T23:00:00.000Z', '2026-11-21T09:00:00.000Z'],
  ['the Saturday before clocks go forward', '2026-03-28T09:00:00.000Z', '2026-03-28T09:00:00.000Z'],
  ['the Saturday after clocks went forward, an hour early', '2026-04-04T07:59:59.000Z', '2026-03-28T09:00:00.000Z'],
  ['the Saturday after clocks went forward', '2026-04-04T08:00:00.000Z', '2026-04-04T08:00:00.000Z'],
  ['the Saturday before clocks go back', '2026-10-24T08:00:00.000Z', '2026-10-24T08:00:00.000Z'],
  ['the Saturday after clocks went back, an hour early', '2026-10-31T08:30:00.000Z', '2026-10-24T08:00:00.000Z'],
  ['the Saturday after clocks went back', '2026-10-31T09:00:00.000Z', '2026-10-31T09:00:00.000Z'],
])('%s', (_name, now, at) => {
  expect(findSlot(new Date(now))).toEqual({ day: at.slice(0, 10), at: new Date(at) })
})

test('every Saturday of 2026 is found once, minute by minute', () => {
  const days = new Set<string>()
  let changes = 0
  let before = ''
  for (let time = Date.parse('2026-01-01T00:00:00Z'); time < Date.parse('2027-01-01T00:00:00Z'); time += 30 * 60_000) {
    const { day } = findSlot(new Date(time))
    if (day !== before) changes += 1
    before = day
    days.add(day)
  }
  expect([days.size, changes]).toEqual([53, 53])
})

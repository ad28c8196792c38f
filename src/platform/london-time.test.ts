// Hours in London, on both days on which its clocks change.
import { expect, test } from 'vitest'
import { lastLondonDayAt, londonDay, londonHour } from './london-time.ts'

test.each([
  ['2026-11-22', 17, '2026-11-22T17:00:00.000Z'],
  ['2026-07-01', 17, '2026-07-01T16:00:00.000Z'],
  // The night in which an hour is missing, and the one in which it comes twice.
  ['2026-03-28', 3, '2026-03-28T03:00:00.000Z'],
  ['2026-03-29', 3, '2026-03-29T02:00:00.000Z'],
  ['2026-03-29', 1, '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', 1, '2026-10-25T00:00:00.000Z'],
  ['2026-10-25', 3, '2026-10-25T03:00:00.000Z'],
])('on %s %i o’clock begins at %s', (day, hour, at) => {
  expect(londonHour(day, hour).toISOString()).toBe(at)
})

test('the day in London is not the day in UTC for an hour of summer', () => {
  expect(londonDay(new Date('2026-07-01T22:59:59Z'))).toBe('2026-07-01')
  expect(londonDay(new Date('2026-07-01T23:00:00Z'))).toBe('2026-07-02')
})

test.each([
  ['2026-11-22T02:59:59.999Z', '2026-11-21'],
  ['2026-11-22T03:00:00.000Z', '2026-11-22'],
  ['2026-07-01T01:59:59.999Z', '2026-06-30'],
  ['2026-07-01T02:00:00.000Z', '2026-07-01'],
  ['2026-10-25T02:59:59.999Z', '2026-10-24'],
])('at %s the newest 03:00 was that of %s', (now, day) => {
  expect(lastLondonDayAt(3, new Date(now))).toBe(day)
})

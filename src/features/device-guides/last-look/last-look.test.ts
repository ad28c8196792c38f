import { expect, test } from 'vitest'
import { isOld } from './last-look.ts'

test('what was looked at is old after 120 days, and not before', () => {
  expect(isOld('2026-11-22', '2026-11-22')).toBe(false)
  expect(isOld('2026-07-25', '2026-11-22')).toBe(false)
  expect(isOld('2026-07-24', '2026-11-22')).toBe(true)
  expect(isOld('2026-12-01', '2026-11-22')).toBe(false)
})

test('a year counts from its first day', () => {
  expect(isOld('2026', '2026-05-01')).toBe(false)
  expect(isOld('2026', '2026-05-02')).toBe(true)
})

test('a month counts from its first day', () => {
  expect(isOld('2026-06', '2026-09-29')).toBe(false)
  expect(isOld('2026-06', '2026-09-30')).toBe(true)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findRecall, rememberAsked, rememberFinished } from './recall-memory.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FINISHED = new Date('2026-11-22T19:00:00Z')
const after = (days: number) => new Date(FINISHED.getTime() + days * DAY_MS)
const TOOL = 'digitalLaunchpad-module1-1.1'

test('a finished tool is asked about after three days and after three weeks, and then no more', () => {
  rememberFinished(TOOL, FINISHED)
  expect(findRecall(after(2.9))).toBeNull()
  expect(findRecall(after(3))).toBe(TOOL)
  rememberAsked(TOOL, after(4))
  expect(findRecall(after(20.9))).toBeNull()
  expect(findRecall(after(21))).toBe(TOOL)
  rememberAsked(TOOL, after(30))
  expect(findRecall(after(400))).toBeNull()
})

test('a parent who comes back after a month is asked once, not twice', () => {
  rememberFinished(TOOL, FINISHED)
  rememberAsked(TOOL, after(30))
  expect(findRecall(after(31))).toBeNull()
})

test('the tool that has waited longest is asked about first', () => {
  rememberFinished(TOOL, after(1))
  rememberFinished('digitalLaunchpad-module2-2.1', FINISHED)
  expect(findRecall(after(9))).toBe('digitalLaunchpad-module2-2.1')
})

test('whatever the clock does, a tool is asked about at most twice and never before its days', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -5, max: 60, noNaN: true }), { maxLength: 20 }), (visits) => {
      window.localStorage.clear()
      rememberFinished(TOOL, FINISHED)
      let asked = 0
      for (const days of visits) {
        if (findRecall(after(days)) === null) continue
        expect(days).toBeGreaterThanOrEqual(3)
        asked += 1
        rememberAsked(TOOL, after(days))
      }
      expect(asked).toBeLessThanOrEqual(2)
    }),
  )
})

import { expect, test } from 'vitest'
import { stepOf } from './steps.contract.ts'

test.each([
  [0, 'started'],
  [2, 'started'],
  [3, 'some'],
  [4, 'half'],
  [5, 'half'],
  [6, 'nearly'],
  [7, 'nearly'],
  [8, 'reached'],
])('of eight, %i are a step: %s', (counted, step) => {
  expect(stepOf(counted, 8)).toBe(step)
})

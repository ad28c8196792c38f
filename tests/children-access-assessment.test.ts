// H14: the written answer to 'are children likely to use this?' is there and dated. Whether its review is overdue, the
// content check says on the day it runs: a test that fails because time has passed stops people who changed nothing.
import { expect, test } from 'vitest'
import { readAssessmentDates } from './content/assessment-review.ts'

test('H14: the assessment is dated, and its review is at most a year later', () => {
  const { assessed, review } = readAssessmentDates()
  expect(review.getTime() - assessed.getTime()).toBeGreaterThan(0)
  expect(review.getTime() - assessed.getTime()).toBeLessThanOrEqual(366 * 24 * 3_600_000)
})

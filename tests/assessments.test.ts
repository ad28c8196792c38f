// H14, M15: the written answers to 'are children likely to use this?' and 'what illegal content could come in?' are there and dated.
// Whether a review is overdue, the content check says on the day it runs: a test that fails because time has passed stops people
// who changed nothing.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ASSESSMENTS, checkAssessmentReview, readAssessmentDates } from './content/assessment-review.ts'

test.each(ASSESSMENTS)('H14, M15: %s is dated, and its review is at most a year later', (name) => {
  const { assessed, review } = readAssessmentDates(name)
  expect(review.getTime() - assessed.getTime()).toBeGreaterThan(0)
  expect(review.getTime() - assessed.getTime()).toBeLessThanOrEqual(366 * 24 * 3_600_000)
})

test.each(ASSESSMENTS)('H14, M15: from its review day on the content check warns of %s, and not before', (name) => {
  const { review } = readAssessmentDates(name)
  const warned = (day: Date) => checkAssessmentReview(day).some(({ file }) => file.endsWith(name))
  expect([warned(review), warned(new Date(review.getTime() - 1))]).toEqual([true, false])
})

test('M15: the moderation guide is there, with its times', () => {
  expect(existsSync(join(import.meta.dirname, '../docs/moderation-guide.md'))).toBe(true)
})

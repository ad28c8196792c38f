// The written answers to 'are children likely to use this?' and 'what illegal content could come in?' are there and dated.
// Whether a review is overdue, the content check says on the day it runs: a test that fails because time has passed stops people
// who changed nothing.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ASSESSMENTS, checkAssessmentReview, readAssessmentDates } from './content/assessment-review.ts'

const root = join(import.meta.dirname, '..')

test.each(ASSESSMENTS)('%s is dated, and its review is at most a year later', (name) => {
  const { assessed, review } = readAssessmentDates(name)
  expect(review.getTime() - assessed.getTime()).toBeGreaterThan(0)
  expect(review.getTime() - assessed.getTime()).toBeLessThanOrEqual(366 * 24 * 3_600_000)
})

test.each(ASSESSMENTS)('from its review day on the content check warns of %s, and not before', (name) => {
  const { review } = readAssessmentDates(name)
  const warned = (day: Date) => checkAssessmentReview(day).some(({ file }) => file.endsWith(name))
  expect([warned(review), warned(new Date(review.getTime() - 1))]).toEqual([true, false])
})

test('the assessment covers every open guide, so that a new one needs it first', () => {
  const assessment = readFileSync(join(root, 'docs/children-access-assessment.md'), 'utf8')
  const stages = parse(readFileSync(join(root, 'content/en/stages.yaml'), 'utf8')) as { title: string }[]
  // Before the first guide there was the Digital Launchpad alone.
  const names = stages.slice(1).map(({ title }) => title.replace(/^The /, ''))
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name) => !assessment.includes(name))).toEqual([])
})

test('the moderation guide is there, with its times', () => {
  expect(existsSync(join(root, 'docs/moderation-guide.md'))).toBe(true)
})

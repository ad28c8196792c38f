// H14: the written answer to 'are children likely to use this?' is there, dated, and not overdue.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const text = readFileSync(join(import.meta.dirname, '../docs/children-access-assessment.md'), 'utf8')
const dateOf = (name: string) => new RegExp(`^${name}: (\\d{4}-\\d{2}-\\d{2})$`, 'm').exec(text)?.[1] ?? ''

test('H14: the assessment is dated and its review is at most a year away and not overdue', () => {
  const [assessed, review] = [Date.parse(dateOf('assessed')), Date.parse(dateOf('review'))]
  expect(review - assessed).toBeLessThanOrEqual(366 * 24 * 3_600_000)
  expect(review, 'docs/children-access-assessment.md must be done again').toBeGreaterThan(Date.now())
})

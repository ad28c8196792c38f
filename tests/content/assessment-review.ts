// H14: when the children's access assessment was written and when it must be done again.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFinding, type Finding } from './rules/finding.ts'

const NAME = 'docs/children-access-assessment.md'
const FILE = join(import.meta.dirname, '../..', NAME)

/** @throws when a date is missing */
export function readAssessmentDates(): { assessed: Date; review: Date } {
  const text = readFileSync(FILE, 'utf8')
  const dateOf = (name: string) => {
    const day = new RegExp(`^${name}: (\\d{4}-\\d{2}-\\d{2})$`, 'm').exec(text)?.[1]
    if (day === undefined) throw new Error(`${NAME} has no line "${name}: <day>".`)
    return new Date(day)
  }
  return { assessed: dateOf('assessed'), review: dateOf('review') }
}

/** A warning when the review is overdue. */
export function checkAssessmentReview(today: Date): Finding[] {
  const { review } = readAssessmentDates()
  if (review > today) return []
  return [
    createFinding({ file: FILE }, 'The review of the assessment is overdue.', 'Do it again and date it.', 'warning'),
  ]
}

// When the written assessments were made and when they must be done again.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFinding, type Finding } from './rules/finding.ts'

export const ASSESSMENTS = ['docs/children-access-assessment.md', 'docs/illegal-content-risk-assessment.md'] as const
export type Assessment = (typeof ASSESSMENTS)[number]

const fileOf = (name: Assessment) => join(import.meta.dirname, '../..', name)

/** @throws when a date is missing */
export function readAssessmentDates(name: Assessment): { assessed: Date; review: Date } {
  const text = readFileSync(fileOf(name), 'utf8')
  const dateOf = (field: string) => {
    const day = new RegExp(`^${field}: (\\d{4}-\\d{2}-\\d{2})$`, 'm').exec(text)?.[1]
    if (day === undefined) throw new Error(`${name} has no line "${field}: <day>".`)
    return new Date(day)
  }
  return { assessed: dateOf('assessed'), review: dateOf('review') }
}

/** A warning for each whose review is overdue. */
export function checkAssessmentReview(today: Date): Finding[] {
  return ASSESSMENTS.filter((name) => readAssessmentDates(name).review <= today).map((name) =>
    createFinding(
      { file: fileOf(name) },
      'The review of the assessment is overdue.',
      'Do it again and date it.',
      'warning',
    ),
  )
}

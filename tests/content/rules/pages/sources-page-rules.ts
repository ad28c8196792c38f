// The words of /sources, and the day by which its sources are to be looked through again.
import type { SourcesPage } from '#src/features/help/sources/sources.contract.ts'
import { createFinding, type Finding } from '../finding.ts'

const DAYS_GOOD = 180
const DAY = 24 * 60 * 60 * 1000

/** A warning when the review is 180 days overdue, or promised for a day before the last update. */
export function checkReviewDate(
  file: string,
  { lastUpdated, nextReview }: Pick<SourcesPage, 'lastUpdated' | 'nextReview'>,
  today: Date,
): Finding[] {
  const warn = (problem: string, mend: string) => [createFinding({ file }, problem, mend, 'warning')]
  const days = Math.floor((today.getTime() - Date.parse(nextReview)) / DAY)
  if (days > DAYS_GOOD) {
    const mend = 'Check the sources again, set their "checked" and then "nextReview".'
    return warn(`The sources were to be reviewed by ${nextReview}, ${days} days ago.`, mend)
  }
  if (nextReview >= lastUpdated) return []
  return warn(`"nextReview" is ${nextReview}, and a source was checked on ${lastUpdated}.`, 'Set it to a later day.')
}

/** What the page says in our own words. */
export function listSourcesPageTexts(page: SourcesPage): string[] {
  const { intro, fairUse, researchers, frameworks, ukOrganisations, internationalOrganisations } = page
  const entries = [...researchers, ...frameworks, ...ukOrganisations, ...internationalOrganisations]
  return [...intro, ...entries.map(({ took }) => took), ...fairUse]
}

// Warns when the details of a help line were last checked too long ago.
import type { Helpline } from '#src/features/help/help.contract.ts'
import { createFinding, type Finding } from '../rules/finding.ts'

const DAYS_GOOD = 180
const DAY = 24 * 60 * 60 * 1000

/** A warning for each help line whose check is older than 180 days; a date in the future is a mistake. */
export function checkHelplineAge(file: string, helplines: readonly Helpline[], today: Date): Finding[] {
  return helplines.flatMap(({ id, checked }): Finding[] => {
    const days = Math.floor((today.getTime() - Date.parse(checked)) / DAY)
    if (days < -1)
      return [createFinding({ file }, `"${id}" was checked on ${checked}, which is to come.`, 'Correct the date.')]
    if (days <= DAYS_GOOD) return []
    const problem = `"${id}" was last checked ${days} days ago.`
    return [createFinding({ file }, problem, 'Ring or open it, then set "checked" to that day.', 'warning')]
  })
}

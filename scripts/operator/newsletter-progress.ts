// An issue's figures as a person reads them: a bar, a line, and the names of those in doubt.
import type { IssueStatus } from '#src/features/newsletter/sending/issue-status.server.ts'

const BAR = 30

export function showStatus(status: IssueStatus): string[] {
  const { issue, planned, accepted, failed, skipped, waiting, uncertain } = status
  const share = planned === 0 ? 1 : (planned - waiting) / planned
  const done = Math.round(share * BAR)
  const bar = `[${'#'.repeat(done)}${'.'.repeat(BAR - done)}] ${Math.floor(share * 100)}%`
  const figures = `planned ${planned}, accepted ${accepted}, failed ${failed}, skipped ${skipped}, waiting ${waiting}, uncertain ${uncertain}`
  return [
    `${bar}  ${issue}: ${figures}`,
    ...status.failedAddresses.map((address) => `failed: ${address}`),
    ...status.uncertainAddresses.map((address) => `uncertain: ${address}`),
  ]
}

// What the newsletter's commands answer, as lines for a terminal.
import type { IssueState } from '#src/features/newsletter/operator/newsletter-commands.server.ts'
import type { IssueStatus } from '#src/features/newsletter/sending/issue-status.server.ts'
import type { Planned } from '#src/features/newsletter/sending/plan-issue.server.ts'
import { countOf } from './count-of.ts'

const BAR = 30

export function issueLines(issues: IssueState[]): string[] {
  return issues.map(({ date, slug, subject, state, planned }) => {
    const to = {
      'not sent': '',
      'leaves soon': '',
      queued: ` for ${planned}`,
      'being sent': ` for ${planned}`,
      stopped: ` for ${planned}`,
      sent: ` to ${planned}`,
    }
    return `${date}  ${slug}  "${subject}"  ${state}${to[state]}`
  })
}

/** @param sending whether a server with these settings sends */
export function planLine(outcome: Planned, sending: boolean): string {
  const { issue } = outcome
  if ('planned' in outcome) {
    const who = `${issue}: queued for ${countOf(outcome.planned, 'reader', 'readers')}.`
    const off = 'Sending is off (NEWSLETTER_SENDING)'
    if (outcome.planned === 0) {
      const why = `${who} Nobody has confirmed yet, or this is not the environment of the server.`
      return sending ? why : `${why} ${off}.`
    }
    return `${who} ${sending ? 'The running server sends it.' : `${off}: it goes out when a server runs with it on.`}`
  }
  switch (outcome.refused) {
    case 'taken':
      return `${issue} was queued before. Nothing more is sent.`
    case 'another is being sent':
      return `${issue} is not done yet. To queue another one now, name it.`
    case 'chosen otherwise':
      return `${issue} was sent from the desk and leaves when its ten minutes are over. It can be stopped there.`
    case 'restored':
      return `${issue} was sent from this machine before, but this database does not know: was an old copy restored? To send it all the same, add --again.`
    case 'nothing left':
      return 'Every issue has been sent.'
  }
}

/** An issue's figures: a bar, a line, and the names of those in doubt. */
export function statusLines(status: IssueStatus): string[] {
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

export function doubtLines({ issue, uncertainAddresses }: IssueStatus): string[] {
  if (uncertainAddresses.length === 0) return [`No copy of ${issue} is in doubt.`]
  return [
    `${countOf(uncertainAddresses.length, 'copy', 'copies')} of ${issue} may or may not have arrived:`,
    ...uncertainAddresses.map((address) => `  ${address}`),
    'If your mail server says they left: add --arrived. To send them again, at the risk of a second copy: add --resend.',
  ]
}

export function decisionLine(issue: string, count: number, decision: 'arrived' | 'resend'): string {
  if (count === 0) return `No copy of ${issue} is in doubt.`
  return `${countOf(count, 'copy', 'copies')} of ${issue} ${decision === 'arrived' ? 'counted as arrived' : 'to be sent again'}.`
}

/** @param really whether they were given the tips back */
export function departureLines(emails: string[], really: boolean): string[] {
  const who = `${countOf(emails.length, 'reader', 'readers')} left by a typed address`
  if (emails.length === 0) return [`${who}.`]
  if (really) return [`${who} and get the tips again.`]
  return [`${who}:`, ...emails.map((email) => `  ${email}`), 'To give all of them the tips back: add --really.']
}

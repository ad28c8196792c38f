// What the newsletter's commands answer, as lines for a terminal.

import type { ImportedCounts } from '#src/features/newsletter/operator/readers.server.ts'
import type { IssueState, IssueStatus } from '#src/features/newsletter/sending/issue-status.server.ts'
import type { Planned } from '#src/features/newsletter/sending/plan-issue.server.ts'
import { countOf } from './count-of.ts'

const BAR = 30

/** @param ahead how many issues still leave by themselves, and whether an editor has to write */
export function issueLines(issues: IssueState[], ahead: { count: number; isFew: boolean }): string[] {
  const lines = issues.map(({ date, slug, subject, state, planned }) => {
    const to = {
      'not sent': '',
      held: '',
      'leaves soon': '',
      queued: ` for ${planned}`,
      'being sent': ` for ${planned}`,
      stopped: ` for ${planned}`,
      sent: ` to ${planned}`,
    }
    return `${date}  ${slug}  "${subject}"  ${state}${to[state]}`
  })
  const few = `Only ${countOf(ahead.count, 'issue leaves', 'issues leave')} by themselves from here on. Write the next ones at the desk.`
  return ahead.isFew ? [...lines, few] : lines
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

/** An issue's figures: a bar, a line, why sending has stopped, and whose copies failed and why. */
export function statusLines(status: IssueStatus): string[] {
  const { issue, planned, sent, failed, skipped, waiting, problem } = status
  const share = planned === 0 ? 1 : (planned - waiting) / planned
  const done = Math.round(share * BAR)
  const bar = `[${'#'.repeat(done)}${'.'.repeat(BAR - done)}] ${Math.floor(share * 100)}%`
  const figures = `planned ${planned}, sent ${sent}, failed ${failed}, skipped ${skipped}, waiting ${waiting}`
  return [
    `${bar}  ${issue}: ${figures}`,
    ...(problem === null ? [] : [`The mail server takes nothing now: ${problem}`]),
    ...status.failures.map(({ address, reason }) => `failed: ${address} (${reason})`),
  ]
}

/** @param really whether they were given the tips back */
export function departureLines(emails: string[], really: boolean): string[] {
  const who = `${countOf(emails.length, 'reader', 'readers')} left by a typed address`
  if (emails.length === 0) return [`${who}.`]
  if (really) return [`${who} and get the tips again.`]
  return [`${who}:`, ...emails.map((email) => `  ${email}`), 'To give all of them the tips back: add --really.']
}

const MISTAKES_SHOWN = 20

/** What is wrong with a file of readers: the first lines, and how many more there are. */
export function mistakeLines(mistakes: string[]): string[] {
  const more = mistakes.length - MISTAKES_SHOWN
  return [
    ...mistakes.slice(0, MISTAKES_SHOWN),
    ...(more > 0 ? [`And ${countOf(more, 'more line', 'more lines')}.`] : []),
    'Nothing was imported. Correct the file and run this again.',
  ]
}

/** @param really whether they were added */
export function importLines({ added, known, gone }: ImportedCounts, really: boolean): string[] {
  return [
    `${countOf(added, 'reader', 'readers')} ${really ? 'added' : 'would be added'}, ${known} get it already.`,
    ...(gone > 0 ? [`${gone} left, refused mail, complained or had everything erased: they stay as they are.`] : []),
    ...(really || added === 0 ? [] : ['To add them: the same with --really.']),
  ]
}

// Complaints as lines for a terminal.

import { TURNING } from '#src/features/family/notebook/unturned.ts'
import type { ComplaintDetail, OpenComplaint } from '#src/features/inbox/contact/complaints.server.ts'
import { countOf } from './count-of.ts'

const DELETED = '(deleted by its owner)'
/** Stands for a character that is not shown. */
const MASK = '\ufffd'

export function complaintLines(open: OpenComplaint[]): string[] {
  if (open.length === 0) return ['No complaint is open.']
  return open.map(({ reference, email, days, answerBy, urgent, late }) => {
    const mark = late ? 'LATE  ' : urgent ? 'URGENT  ' : ''
    return `${reference}  ${mark}open for ${countOf(days, 'day', 'days')}, answer by ${answerBy}  ${email ?? DELETED}`
  })
}

export function complaintDetailLines(detail: ComplaintDetail): string[] {
  const { reference, sentAt, answeredAt, closedAs, email, complaint } = detail
  return [
    `Reference: ${reference}`,
    `Sent:      ${sentAt}`,
    `Answered:  ${answeredAt ?? 'not yet'}`,
    ...(closedAs === null ? [] : [`Closed as: ${closedAs}`]),
    `Answer to: ${email ?? DELETED}`,
    '',
    complaint === null ? DELETED : printable(complaint),
  ]
}

/**
 * Control characters could move a terminal's cursor or change its title, and those that set a direction make other words of what was
 * written: they are shown as such.
 */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, MASK).replaceAll(TURNING, MASK)
}

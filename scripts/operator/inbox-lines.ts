// Messages as lines for a terminal.
import { TURNING } from '#src/features/family/document/unturned.ts'
import type { Message } from '#src/features/inbox/inbox.server.ts'

const DELETED = '(nothing, or deleted by its owner)'
/** Replaces a character that is not shown. */
const MASK = '\ufffd'

export function inboxLines(messages: Message[], counts: { kind: string; waiting: number; late: number }[]): string[] {
  const busy = counts.filter(({ waiting }) => waiting > 0)
  if (busy.length === 0) return ['No message waits.']
  const late = new Map(counts.map((count) => [count.kind, count.late]))
  const today = new Date().toISOString().slice(0, 10)
  return [
    ...busy.map(({ kind, waiting }) => `${kind}: ${waiting}, of these late: ${late.get(kind) ?? 0}`),
    '',
    ...messages.map(({ id, kind, about, came_on, due_on }) => {
      const mark = due_on < today ? 'LATE  ' : ''
      return `${id}  ${mark}${kind}  came on ${came_on}, due by ${due_on}${about === null ? '' : `  ${printable(about)}`}`
    }),
  ]
}

export function messageLines(message: Message): string[] {
  const { id, kind, about, detail, text, email, times, reason } = message
  return [
    `Number:    ${id}`,
    `Kind:      ${kind}`,
    `Came on:   ${message.came_on}, due by ${message.due_on}`,
    `Answered:  ${message.answered_on ?? 'not yet'}`,
    `Closed:    ${message.closed_on ?? 'not yet'}${reason === null ? '' : ` (${reason})`}`,
    ...(about === null ? [] : [`About:     ${printable(about)}`]),
    ...(times > 1 ? [`Said:      ${times} times that day`] : []),
    ...(email === null ? [] : [`Answer to: ${email}`]),
    ...(detail === null ? [] : ['', printable(detail)]),
    '',
    text === null ? DELETED : printable(text),
  ]
}

/**
 * Control characters could move a terminal's cursor or change its title, and those that set a direction make other words of what was
 * written: they are shown as such.
 */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, MASK).replaceAll(TURNING, MASK)
}

// The code behind 'Yes, ask me': a reader of the weekly tips, the day to ask on, the day it was made, and a tag. It holds no
// address, nothing is kept for it, and it does no more than what its page says.
import { londonDay } from '#src/platform/london-time.ts'
import type { Secrets } from '#src/platform/secrets.ts'
import { DAY_MS } from '#src/shared/duration.ts'

const PURPOSE = 'reminder-yes'
/** Letters of a day, and of a tag. */
const DAY_LENGTH = 4
const TAG_LENGTH = 22
/** How many days a link works after the day of its mail. */
const FRESH_DAYS = 2

interface Wish {
  readerId: string
  /** ISO day, in London. */
  day: string
}

export function makeYesCode(secrets: Secrets, { readerId, day }: Wish, now: Date): string {
  const text = readerId + writeDay(day) + writeDay(londonDay(now))
  return text + secrets.sign(PURPOSE, text)
}

/** What is wished, or null for a code that is none of ours or not fresh. */
export function readYesCode(secrets: Secrets, code: string, now: Date): Wish | null {
  const text = code.slice(0, -TAG_LENGTH)
  if (!secrets.isSigned(PURPOSE, text, code.slice(-TAG_LENGTH))) return null
  const [madeOn, day] = [text.slice(-DAY_LENGTH), text.slice(-2 * DAY_LENGTH, -DAY_LENGTH)].map(readDay)
  if (madeOn === undefined || day === undefined) return null
  if (Date.parse(londonDay(now)) - Date.parse(madeOn) > FRESH_DAYS * DAY_MS) return null
  return { readerId: text.slice(0, -2 * DAY_LENGTH), day }
}

function writeDay(day: string): string {
  return (Date.parse(day) / DAY_MS).toString(36).padStart(DAY_LENGTH, '0')
}

function readDay(written: string): string {
  return new Date(Number.parseInt(written, 36) * DAY_MS).toISOString().slice(0, 10)
}

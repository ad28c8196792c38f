// Sends an answer that identifies no person: without token, cookie, device and Referer, and as long as any other one, so
// that an observer of the network cannot tell the tool by its length.
import { OUTCOMES_PATH, SURENESS_PATH } from '#src/shared/paths.ts'
import type { Outcome, SurenessMoment } from '../outcomes.contract.ts'

/** Characters of every body; the longest answer has fewer. */
export const ANSWER_LENGTH = 160

/** Counts one more answer to 'Did it work?'. False when it did not arrive: then it is not counted. */
export function sendOutcome(lessonKey: string, outcome: Outcome): Promise<boolean> {
  return sendAnswer(OUTCOMES_PATH, { lessonKey, outcome })
}

/** As `sendOutcome`, for 'How sure are you?'. @param value 1 to 5 */
export function sendSureness(lessonKey: string, when: SurenessMoment, value: number): Promise<boolean> {
  return sendAnswer(SURENESS_PATH, { lessonKey, when, value })
}

async function sendAnswer(path: string, answer: Record<string, string | number>): Promise<boolean> {
  try {
    const taken = await fetch(path, {
      method: 'POST',
      // JSON may end in blanks.
      body: JSON.stringify(answer).padEnd(ANSWER_LENGTH),
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    })
    // An unread answer would keep the connection open.
    await taken.text()
    return taken.ok
  } catch {
    return false
  }
}

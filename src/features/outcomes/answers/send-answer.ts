// Sends an answer without token, cookie, device and Referer, and as long as any other one, so that its length does not tell the tool.
import { hasFeature } from '#src/shared/chosen-features.ts'
import { OUTCOMES_PATH } from '#src/shared/paths.ts'
import type { Outcome } from '../outcomes.contract.ts'

/** The length to which every body is padded; the longest answer is shorter. */
export const ANSWER_LENGTH = 160

/** Sends an answer to 'Did it work?'. @returns false when it did not arrive and is not counted */
export async function sendOutcome(lessonKey: string, outcome: Outcome): Promise<boolean> {
  if (!hasFeature('outcomes')) return false
  try {
    const taken = await fetch(OUTCOMES_PATH, {
      method: 'POST',
      // JSON may end in spaces.
      body: JSON.stringify({ lessonKey, outcome }).padEnd(ANSWER_LENGTH),
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

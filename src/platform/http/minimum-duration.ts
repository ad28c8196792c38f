// Gives an answer a minimum duration, so that its time does not reveal whether an address is on the list: the first unsubscription
// of a reader takes three statements more than one of an unknown address.
import { setTimeout as wait } from 'node:timers/promises'

/** Longer than these answers take on a machine that is not busy, and too short for a person to notice. */
export const MIN_RESPONSE_MS = 50

/** Answers when `work` is done, but not before `minResponseMs` are over. An error is thrown at once. */
export async function withMinimumDuration<Answer>(
  { minResponseMs }: { minResponseMs: number },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const [answer] = await Promise.all([work(), wait(minResponseMs)])
  return answer
}

// Answers whose time must not reveal what they do not say. Doing the same for every address goes only so far: leaving the
// list for the first time costs three statements more than an address that never was on it.
import { setTimeout as wait } from 'node:timers/promises'

/** Longer than any of them takes on a machine that is not busy; a busy one hides the rest. People do not notice it. */
export const LEAST_MS = 50

/** The same answer, and not before this time is over. What is refused, for what was sent or how often, is refused at once. */
export async function inEvenTime<Answer>(
  { evenTimeMs }: { evenTimeMs: number },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const [answer] = await Promise.all([work(), wait(evenTimeMs)])
  return answer
}

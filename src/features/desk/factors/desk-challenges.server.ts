// What has to be signed or answered with a code: for one person, one purpose, one use, within its time (L3).
import { createHash } from 'node:crypto'
import { hashSecret, randomSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { MINUTE_MS } from '#src/shared/duration.ts'
import { addChallenge, takeChallenge } from './factors.queries.server.ts'

const LIFE_MS = 2 * MINUTE_MS

export interface Challenge {
  id: string
  /** What a passkey signs: made of chance and of the purpose in all its words. */
  bytes: Uint8Array<ArrayBuffer>
}

/** @param subject an operator's id, or an invitation's. @param purpose all that it shall be good for, in words */
export async function startChallenge(services: Services, subject: string, purpose: string): Promise<Challenge> {
  const nonce = randomSecret()
  const expiresAt = new Date(services.clock().getTime() + LIFE_MS).toISOString()
  const kept = { subject, purpose: hashSecret(purpose), nonce, expires_at: expiresAt }
  const id = await addChallenge(services.database.query, kept)
  return { id, bytes: bytesOf(nonce, purpose) }
}

/** Uses a challenge up. @returns what had to be signed, or null when it was for somebody or something else, or is over */
export async function endChallenge(
  services: Services,
  id: string,
  subject: string,
  purpose: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const kept = await takeChallenge(services.database.query, id)
  if (kept === undefined || kept.subject !== subject || kept.purpose !== hashSecret(purpose)) return null
  const now = services.clock().getTime()
  const ends = Date.parse(kept.expires_at)
  // What ends later than a whole life from now was begun before a clock was set back (decision 62).
  return ends > now && ends <= now + LIFE_MS ? bytesOf(kept.nonce, purpose) : null
}

function bytesOf(nonce: string, purpose: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`${nonce}\n${purpose}`).digest())
}

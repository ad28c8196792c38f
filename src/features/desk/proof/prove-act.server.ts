// Whether somebody means this act (L3): what they sign or answer with a code was made for it, in all its words and its number, and is
// good once. `handleDeskAct` asks for it wherever an act says that it needs one.
import { enforceLimits, refundLimits } from '#src/platform/http/rate-limit.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import type { ActAbout } from '../acts/act-names.ts'
import { endChallenge } from '../factors/desk-challenges.server.ts'
import { takeOneTimeCode } from '../factors/one-time-codes.server.ts'
import { takePasskey } from '../factors/passkeys.server.ts'
import { isRecoveryCode } from '../factors/recovery-codes.server.ts'
import { DESK_WRONG_FACTORS } from '../way-in/desk-limits.server.ts'
import type { Operator } from '../way-in/desk-sessions.server.ts'
import type { OwnProof } from './proof.contract.ts'

/** What has to be signed: the same text for the same act, whatever the order of its words. */
export function purposeOf(act: string, words: ActAbout): string {
  const sorted = Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1))
  return `act ${JSON.stringify([act, sorted])}`
}

/**
 * A recovery code is spent with what it changes (`isStillTheirs`): there are ten of them, and one that was typed well is no price for a
 * change that is refused.
 * @throws AppError 403 for a proof that is missing, used, too old, or for another act; 429 after too many
 */
export async function proveAct(
  services: Services,
  operator: Operator,
  act: string,
  words: ActAbout,
  proof: OwnProof,
): Promise<void> {
  const tries = [{ limit: DESK_WRONG_FACTORS, subject: operator.id }]
  await enforceLimits(services, tries)
  if (!(await isProven(services, operator, purposeOf(act, words), proof))) {
    throw new AppError('forbidden', 'desk_answers_proof_failed')
  }
  await refundLimits(services.database.query, services, tries)
}

async function isProven(services: Services, operator: Operator, purpose: string, proof: OwnProof): Promise<boolean> {
  if (proof.way === 'passkey') return takePasskey(services, operator.id, purpose, proof.passkey)
  if (proof.way === 'recovery') return isRecoveryCode(services.database.query, operator.id, proof.recoveryCode)
  const begun = await endChallenge(services, proof.challengeId, operator.id, purpose)
  return begun !== null && takeOneTimeCode(services, operator, proof.oneTimeCode)
}

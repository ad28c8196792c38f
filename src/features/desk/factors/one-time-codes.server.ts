// One-time codes of an authenticator app (RFC 6238): six digits, 30 seconds, one step before and after, each of them once.
import { Secret, TOTP } from 'otpauth'
import type { Services } from '#src/platform/services.ts'
import { noteUsedStep } from './factors.queries.server.ts'

const PERIOD_SECONDS = 30
/** Steps by which a phone's clock may be off. */
const WINDOW = 1
const KEY_BYTES = 20

/** A new key, base32. */
export function newKey(): string {
  return new Secret({ size: KEY_BYTES }).base32
}

/** The step of 30 seconds whose code this is, or null for a wrong one. Knows nothing of what was used. */
export function findStep(services: Services, key: string, code: string): number | null {
  const timestamp = services.clock().getTime()
  const totp = new TOTP({ secret: Secret.fromBase32(key), period: PERIOD_SECONDS })
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta
}

/** Whether a code is right and was never used before, in any process; from now on it has been. */
export async function takeOneTimeCode(
  services: Services,
  operator: { id: string; totp_sealed: string | null },
  code: string,
): Promise<boolean> {
  if (operator.totp_sealed === null) return false
  const key = openKey(services, operator.totp_sealed)
  const step = key === null ? null : findStep(services, key, code)
  return step !== null && noteUsedStep(services.database.query, operator.id, step)
}

/** Null when it was sealed with a secret that is gone: then no code is right, and a passkey or a recovery code lets them in. */
function openKey({ secrets, log }: Services, sealed: string): string | null {
  try {
    return secrets.unseal(sealed)
  } catch (error) {
    log.error('desk.factor-unreadable', error)
    return null
  }
}

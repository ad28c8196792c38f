// A second factor that somebody is about to have: offered, then shown to work before it is kept.
import type { DeskPasskeyTable } from '#src/platform/database/tables/desk-tables.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import type { PasskeyCreated } from './factors.contract.ts'
import { findStep, newKey } from './one-time-codes.server.ts'
import { checkNew } from './passkeys.server.ts'

interface OfferedKey {
  /** Base32, as authenticator apps take it. */
  key: string
  /** The same for the server, to be sent back. */
  sealedKey: string
}

/** A key for one-time codes that nothing is kept of yet. @param subject whose it will be: an operator's id, or an invitation's */
export function offerKey({ secrets }: Services, subject: string): OfferedKey {
  const key = newKey()
  return { key, sealedKey: secrets.seal(JSON.stringify({ id: subject, key })) }
}

/** @returns the key, and the step whose code was given. @throws AppError 400 that says what to do when the code is not of this key */
export function proveKey(
  services: Services,
  subject: string,
  { sealedKey, oneTimeCode }: { sealedKey: string; oneTimeCode: string },
): { key: string; step: number } {
  const key = unsealKey(services, subject, sealedKey)
  const step = key === null ? null : findStep(services, key, oneTimeCode)
  if (key !== null && step !== null) return { key, step }
  throw new AppError('bad_request', 'desk_answers_code_wrong', { fields: { oneTimeCode: 'desk_answers_code_wrong' } })
}

/** @returns what to keep of it. @throws AppError 400 when the passkey was not made for this */
export async function provePasskey(
  services: Services,
  subject: string,
  purpose: string,
  created: PasskeyCreated,
): Promise<Pick<DeskPasskeyTable, 'id' | 'public_key' | 'counter' | 'transports'>> {
  const passkey = await checkNew(services, subject, purpose, created)
  if (passkey === null) throw new AppError('bad_request', 'desk_answers_passkey_failed')
  return passkey
}

/** Null for what we did not seal for this person. */
function unsealKey({ secrets }: Services, subject: string, sealedKey: string): string | null {
  try {
    const sealed: { id: string; key: string } = JSON.parse(secrets.unseal(sealedKey))
    return sealed.id === subject ? sealed.key : null
  } catch {
    return null
  }
}

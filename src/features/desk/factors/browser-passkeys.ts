// The browser's side of passkeys, by way of SimpleWebAuthn.
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { PasskeyCreated, PasskeyQuestion, PasskeyUsed } from './factors.contract.ts'

/** A passkey belongs to a name: at a bare IP address no browser makes one. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(window.location.hostname)
}

/** @throws when the person or the device says no */
export async function makePasskey({ challengeId, options }: PasskeyQuestion): Promise<PasskeyCreated> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { challengeId, id, clientDataJSON, attestationObject, transports }
}

/** @throws when the person or the device says no */
export async function signWithPasskey({ challengeId, options }: PasskeyQuestion): Promise<PasskeyUsed> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { id, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature } = response
  return { challengeId, id, clientDataJSON, authenticatorData, signature }
}

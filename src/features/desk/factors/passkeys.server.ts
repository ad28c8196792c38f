// Passkeys by way of SimpleWebAuthn: making one and using one, always with the person verified by their device.
import type * as WebAuthn from '@simplewebauthn/server'
import type { DeskPasskeyTable } from '#src/platform/database/tables/desk-tables.ts'
import type { Services } from '#src/platform/services.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { endChallenge, startChallenge } from './desk-challenges.server.ts'
import type { PasskeyCreated, PasskeyQuestion, PasskeyUsed } from './factors.contract.ts'
import { listPasskeys, noteCounter } from './factors.queries.server.ts'

/** Loaded when it is needed: most starts of the server never need it. */
const load = (): Promise<typeof WebAuthn> => import('@simplewebauthn/server')

type Transports = WebAuthn.AuthenticatorTransport[]

/** @param subject whose it will be: an operator's id, or an invitation's, which becomes one */
export async function askForNew(
  services: Services,
  { id, email }: { id: string; email: string },
  purpose: string,
): Promise<PasskeyQuestion> {
  const { generateRegistrationOptions } = await load()
  const known = await listPasskeys(services.database.query, id)
  const challenge = await startChallenge(services, id, purpose)
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: rpIdOf(services),
    userID: new Uint8Array(Buffer.from(id)),
    userName: email,
    challenge: challenge.bytes,
    attestationType: 'none',
    excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  return { challengeId: challenge.id, options: { ...options } }
}

/** @returns what to keep of a passkey that was just made, or null when it is not good */
export async function checkNew(
  services: Services,
  subject: string,
  purpose: string,
  created: PasskeyCreated,
): Promise<Pick<DeskPasskeyTable, 'id' | 'public_key' | 'counter' | 'transports'> | null> {
  const signed = await endChallenge(services, created.challengeId, subject, purpose)
  if (signed === null) return null
  const { verifyRegistrationResponse } = await load()
  const { id, clientDataJSON, attestationObject } = created
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: base64url(signed),
      expectedOrigin: services.config.http.publicUrl,
      expectedRPID: rpIdOf(services),
      requireUserVerification: true,
    })
    if (!verified) return null
    const { credential } = registrationInfo
    const transports = created.transports.filter((name) => /^[a-z-]+$/.test(name)).join(',')
    return { id: credential.id, public_key: base64url(credential.publicKey), counter: credential.counter, transports }
  } catch {
    return null
  }
}

export async function askForKnown(services: Services, operatorId: string, purpose: string): Promise<PasskeyQuestion> {
  const { generateAuthenticationOptions } = await load()
  const known = await listPasskeys(services.database.query, operatorId)
  const challenge = await startChallenge(services, operatorId, purpose)
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(services),
    challenge: challenge.bytes,
    userVerification: 'required',
    allowCredentials: known.map(({ id, transports }) => ({ id, transports: listTransports(transports) })),
  })
  return { challengeId: challenge.id, options: { ...options } }
}

/** Whether somebody has signed what they were asked to, for this purpose. */
export async function takePasskey(
  services: Services,
  operatorId: string,
  purpose: string,
  { challengeId, id, clientDataJSON, authenticatorData, signature }: PasskeyUsed,
): Promise<boolean> {
  const signed = await endChallenge(services, challengeId, operatorId, purpose)
  const passkey = (await listPasskeys(services.database.query, operatorId)).find((one) => one.id === id)
  if (signed === null || passkey === undefined) return false
  const { verifyAuthenticationResponse } = await load()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: base64url(signed),
      expectedOrigin: services.config.http.publicUrl,
      expectedRPID: rpIdOf(services),
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    })
    if (verified) await noteCounter(services.database.query, id, authenticationInfo.newCounter)
    return verified
  } catch {
    return false
  }
}

function rpIdOf({ config }: Services): string {
  return new URL(config.http.publicUrl).hostname
}

function listTransports(transports: string): Transports {
  return transports === '' ? [] : (transports.split(',') as Transports)
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}

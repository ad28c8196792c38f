// A passkey as a browser makes and uses one (WebAuthn, attestation 'none'), without a device.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { PasskeyCreated, PasskeyQuestion, PasskeyUsed } from '#src/features/desk/factors/factors.contract.ts'
import type { TestApp } from './test-app.ts'

/** The person is there and was verified, and what follows holds a new key. */
const FLAGS = 0x45
/** The same without a key. */
const FLAGS_OF_USE = 0x05
/** COSE: an elliptic curve key, for ES256 on P-256. */
const [KEY_TYPE, ALGORITHM, CURVE, X, Y] = [1, 3, -1, -2, -3]
const [EC2, ES256, P256] = [2, -7, 1]

/** What a device keeps of them, by their ids. */
const privateKeys = new Map<string, KeyObject>()

/** What the browser answers to a question of the desk. */
export function makePasskey({ services }: TestApp, { challengeId, options }: PasskeyQuestion): PasskeyCreated {
  const { publicUrl } = services.config.http
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const key = new Map<number, number | Uint8Array>([
    [KEY_TYPE, EC2],
    [ALGORITHM, ES256],
    [CURVE, P256],
    [X, new Uint8Array(Buffer.from(x, 'base64url'))],
    [Y, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
  const id = randomBytes(16)
  privateKeys.set(id.toString('base64url'), privateKey)
  const authData = Buffer.concat([
    createHash('sha256').update(new URL(publicUrl).hostname).digest(),
    Buffer.from([FLAGS, 0, 0, 0, 0]),
    // Of no known make of device.
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    isoCBOR.encode(key),
  ])
  const attestation = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', new Uint8Array(authData)],
  ])
  const clientData = { type: 'webauthn.create', challenge: options.challenge, origin: publicUrl, crossOrigin: false }
  return {
    challengeId,
    id: id.toString('base64url'),
    clientDataJSON: Buffer.from(JSON.stringify(clientData)).toString('base64url'),
    attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
    transports: ['internal'],
  }
}

/**
 * What the browser answers when the desk asks for a passkey that it made before.
 * @param uses so far, for a device that counts them
 */
export function takeMadePasskey(
  { services }: TestApp,
  id: string,
  { challengeId, options }: PasskeyQuestion,
  uses = 0,
): PasskeyUsed {
  const { publicUrl } = services.config.http
  const key = privateKeys.get(id)
  if (key === undefined) throw new Error('There is no such passkey.')
  const authenticatorData = Buffer.concat([
    createHash('sha256').update(new URL(publicUrl).hostname).digest(),
    Buffer.from([FLAGS_OF_USE, 0, 0, 0, uses]),
  ])
  const clientData = { type: 'webauthn.get', challenge: options.challenge, origin: publicUrl, crossOrigin: false }
  const clientDataJSON = Buffer.from(JSON.stringify(clientData))
  const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()])
  return {
    challengeId,
    id,
    clientDataJSON: clientDataJSON.toString('base64url'),
    authenticatorData: authenticatorData.toString('base64url'),
    signature: sign('sha256', signed, key).toString('base64url'),
  }
}

// A passkey as a browser makes one (WebAuthn, attestation 'none'), without a device.
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { PasskeyCreated, PasskeyQuestion } from '#src/features/desk/factors/factors.contract.ts'
import type { TestApp } from './test-app.ts'

/** The person is there and was verified, and what follows holds a new key. */
const FLAGS = 0x45
/** COSE: an elliptic curve key, for ES256 on P-256. */
const [KEY_TYPE, ALGORITHM, CURVE, X, Y] = [1, 3, -1, -2, -3]
const [EC2, ES256, P256] = [2, -7, 1]

/** What the browser answers to a question of the desk. */
export function makePasskey({ services }: TestApp, { challengeId, options }: PasskeyQuestion): PasskeyCreated {
  const { publicUrl } = services.config.http
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
  const key = new Map<number, number | Uint8Array>([
    [KEY_TYPE, EC2],
    [ALGORITHM, ES256],
    [CURVE, P256],
    [X, new Uint8Array(Buffer.from(x, 'base64url'))],
    [Y, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
  const id = randomBytes(16)
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

// The session token: signed, so that the page may read who it is for; worth nothing without its session row.
import { createHmac } from 'node:crypto'
import { type JWTPayload, jwtVerify } from 'jose'
import type { Services } from '../services.ts'

const ALGORITHM = 'HS256'
const TYPE = 'JWT'
const ISSUER = 'handrail'
const AUDIENCE = 'handrail-api'

export interface TokenContent {
  /** The account's id. */
  sub: string
  /** Opens the session; only its hash is stored. */
  sid: string
  email: string
  name: string | null
  emailConsent: boolean
  verified: boolean
}

/**
 * Signs at once: jose would ask a thread of Node's pool, where four password hashes may be running, and the transaction that
 * starts a session, which holds up everybody else on SQLite, would wait for one of them.
 * @param expiresAt the end of the session, however much it is used
 */
export function signSessionToken(services: Services, content: TokenContent, expiresAt: Date): string {
  const { kid, key } = services.secrets.signingKeys[0]
  const { sub, sid, email, name, emailConsent, verified } = content
  const payload = {
    sid,
    email,
    ...(name === null ? {} : { name }),
    emailConsent,
    verified,
    iss: ISSUER,
    aud: AUDIENCE,
    sub,
    iat: toSeconds(services.clock()),
    exp: toSeconds(expiresAt),
  }
  const signed = `${encode({ alg: ALGORITHM, kid, typ: TYPE })}.${encode(payload)}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1_000)
}

/** The content of a token that we signed and that has not run out, or null for anything else. */
export async function readSessionToken(services: Services, token: string): Promise<TokenContent | null> {
  try {
    const payload = await verify(services, token)
    const { sub, sid, email, name, emailConsent, verified } = payload
    if (typeof sub !== 'string' || typeof sid !== 'string') return null
    return {
      sub,
      sid,
      email: typeof email === 'string' ? email : '',
      name: typeof name === 'string' ? name : null,
      emailConsent: emailConsent === true,
      verified: verified === true,
    }
  } catch {
    return null
  }
}

/** @throws for a token that we did not sign, or that has run out */
async function verify(services: Services, token: string): Promise<JWTPayload> {
  const { payload } = await jwtVerify(
    token,
    ({ kid }) => {
      const known = services.secrets.signingKeys.find((one) => one.kid === kid)
      if (known === undefined) throw new Error('unknown key')
      return known.key
    },
    {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      currentDate: services.clock(),
    },
  )
  return payload
}

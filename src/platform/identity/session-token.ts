// The session token: signed, so that the page may read who it is for; worth nothing without its session row.
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
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
  /** What an operator may do, so that pages know to offer the desk; the desk itself asks the database. Left out for a parent. */
  role: string | null
}

/**
 * Never within a transaction: signing waits for a thread of Node's pool, where password hashes may be running, and every other request on
 * SQLite would wait with it.
 * @param expiresAt the end of the session, however much it is used
 */
export function signSessionToken(services: Services, content: TokenContent, expiresAt: Date): Promise<string> {
  const { kid, key } = services.secrets.signingKeys[0]
  const { sub, sid, email, name, emailConsent, verified, role } = content
  const payload = {
    sid,
    email,
    ...(name === null ? {} : { name }),
    emailConsent,
    verified,
    ...(role === null ? {} : { role }),
  }
  return new SignJWT(payload)
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(sub)
    .setIssuedAt(services.clock())
    .setExpirationTime(expiresAt)
    .sign(key)
}

/** The content of a token that we signed and that has not run out, or null for anything else. */
export async function readSessionToken(services: Services, token: string): Promise<TokenContent | null> {
  try {
    const payload = await verify(services, token)
    const { sub, sid, email, name, emailConsent, verified, role } = payload
    if (typeof sub !== 'string' || typeof sid !== 'string') return null
    return {
      sub,
      sid,
      email: typeof email === 'string' ? email : '',
      name: typeof name === 'string' ? name : null,
      emailConsent: emailConsent === true,
      verified: verified === true,
      role: typeof role === 'string' ? role : null,
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

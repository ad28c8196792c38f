// The session token: signed, so that the page may read who it is for; worth nothing without its session row.
import { jwtVerify, SignJWT } from 'jose'
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

/** @param expiresAt the end of the session, however much it is used */
export async function signSessionToken(services: Services, content: TokenContent, expiresAt: Date): Promise<string> {
  const { kid, key } = services.secrets.signingKeys[0]
  const { sub, sid, email, name, emailConsent, verified } = content
  return new SignJWT({ sid, email, ...(name === null ? {} : { name }), emailConsent, verified })
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

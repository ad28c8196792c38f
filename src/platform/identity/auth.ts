// Finds the sender of a request: the bearer token, checked against its session row every time. Missing, forged, expired and
// revoked tokens are answered alike. A token is taken from the header only, never from anywhere else.
import { AppError } from '#src/shared/app-error.ts'
import type { Services } from '../services.ts'
import { readSessionToken, type TokenContent } from './session-token.ts'
import { findLiveSession, type LiveSession, renewToken, roleInToken } from './sessions.ts'

export interface User {
  accountId: string
  sessionId: string
  email: string
  canonicalEmail: string
  name: string | null
  verified: boolean
  emailConsent: boolean
  passwordHash: string | null
  /** False until a Google user has answered the welcome page. */
  onboarded: boolean
  signedInBy: 'password' | 'google'
  signedInAt: Date
  /** A token that replaces the old one when the old one says something that is no longer true. */
  renewedToken(): Promise<string | undefined>
}

const TOKEN_LIMIT = 4_096
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/

/** @throws AppError 401, always the same */
export async function authenticate(request: Request, services: Services): Promise<User> {
  const user = await findUser(request, services)
  if (user === null) throw new AppError('unauthorized', 'server_log_in')
  return user
}

/** The signed-in person, or null. */
export async function findUser(request: Request, services: Services): Promise<User | null> {
  const header = request.headers.get('authorization')
  if (header === null || header.length > TOKEN_LIMIT) return null
  const token = BEARER.exec(header)?.[1]
  if (token === undefined) return null
  const content = await readSessionToken(services, token)
  if (content === null) return null
  const session = await findLiveSession(services, content.sid, content.sub)
  return session === undefined ? null : toUser(services, session, content)
}

function toUser(services: Services, session: LiveSession, content: TokenContent): User {
  const user = {
    accountId: session.account_id,
    sessionId: session.session_id,
    email: session.email,
    canonicalEmail: session.canonical_email,
    name: session.name,
    verified: session.verified === 1,
    emailConsent: session.email_consent === 1,
    passwordHash: session.password_hash,
    onboarded: session.onboarded === 1,
    signedInBy: session.method,
    signedInAt: new Date(session.signed_in_at),
  }
  const isTrue =
    content.email === user.email &&
    content.name === user.name &&
    content.verified === user.verified &&
    content.emailConsent === user.emailConsent &&
    content.role === roleInToken(services, session)
  return { ...user, renewedToken: async () => (isTrue ? undefined : renewToken(services, session, content.sid)) }
}

// The account that is signed in on this device, from the stored token. All tabs share it.
import { forgetStored } from '#src/web/storage/forget-stored.ts'
import { store } from '#src/web/storage/storage.ts'
import { TRACES } from '#src/web/storage/stored-keys.ts'
import { createStoredValue } from '#src/web/storage/stored-value.ts'
import { TOKEN_KEY } from '#src/web/storage/token-key.ts'

/** Decoded from the token's payload, for display only: the server decides. */
export interface SessionUser {
  /** Stable for the account. */
  id: string
  email: string
  name: string | undefined
  emailConsent: boolean
  verified: boolean
  /** Whether they have a role at the desk, for display only: the session of the desk decides. */
  operator: boolean
}

/** Whether the person logged in by a form or Google on this device, or by a link that may come from a stranger. */
export type SignInOrigin = 'here' | 'link'

const session = createStoredValue(TOKEN_KEY, readSessionUser)

/** The signed-in person, or null. The same object until something changes. */
export const getSessionUser = session.read

/** Calls `notify` when a person signs in or out, in this tab or another. */
export const subscribeToSession = session.subscribe

let lastSignIn: { id: string; origin: SignInOrigin } | undefined

/**
 * Signs in the account of a token that the server gave or has checked.
 * @returns false when the device did not store the token, as in some private windows, and the person is not signed in
 */
export function signIn(token: string, origin: SignInOrigin = 'here'): boolean {
  const user = decodeToken(token)
  const before = getSessionUser()
  if (before !== null && before.id !== user?.id) forgetStored(TRACES)
  lastSignIn = user === null ? undefined : { id: user.id, origin }
  return session.keep(token)
}

/** How the account was signed in to in this tab; undefined when it was in another, or in an earlier visit. */
export function signInOrigin(accountId: string): SignInOrigin | undefined {
  return lastSignIn?.id === accountId ? lastSignIn.origin : undefined
}

/** Keeps a token, such as a newer one of the same session. */
export function keepToken(token: string): void {
  session.keep(token)
}

/** Forgets the token and its owner's data on this device, which a child may use next. */
export function forgetToken(): void {
  forgetStored(TRACES)
  session.keep(null)
}

/** Reads what a token says. @returns null for anything that is no token of ours */
export function decodeToken(token: string): SessionUser | null {
  try {
    const { sub, email, name, emailConsent, verified, role } = readPayload(token)
    if (typeof sub !== 'string' || typeof email !== 'string') return null
    return {
      id: sub,
      email,
      name: typeof name === 'string' && name !== '' ? name : undefined,
      emailConsent: emailConsent === true,
      verified: verified === true,
      operator: typeof role === 'string',
    }
  } catch {
    return null
  }
}

/** The claims of a token, unchecked. @throws for anything that is not three parts with JSON in the middle one */
function readPayload(token: string): Record<string, unknown> {
  const [, payload, signature, ...more] = token.split('.')
  if (payload === undefined || signature === undefined || more.length > 0) throw new TypeError('not a token')
  const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0))))
}

/** An unreadable token is removed. */
function readSessionUser(token: string | null): SessionUser | null {
  if (token === null) return null
  const user = decodeToken(token)
  if (user === null) store(TOKEN_KEY, null)
  return user
}

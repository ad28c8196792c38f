// The storage key of the session token, and whether the stored text has the form of one.
import { readStored } from './storage.ts'

/** Where the session token lies in local storage. */
export const TOKEN_KEY = 'authToken'

const LONGEST = 4_096

/** The stored token, or null when there is none or something that no server would take for one. */
export function readToken(): string | null {
  const token = readStored(TOKEN_KEY)
  if (token === null || token.length > LONGEST) return null
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) ? token : null
}

// The cookie that binds a Google sign-in to the browser that began it. It opens nothing and lives for ten minutes.
import { randomSecret } from '#src/platform/secrets.ts'

export const GOOGLE_FLOW_MS = 10 * 60 * 1_000
const COOKIE = '__Host-google'

/** The browser's id, or null when it has none of ours. */
export function readBrowserId(request: Request): string | null {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  const mine = cookies.filter((cookie) => cookie.startsWith(`${COOKIE}=`))
  const value = mine.length === 1 ? mine[0]?.slice(COOKIE.length + 1) : undefined
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null
}

/** The id of the browser and the header that keeps it there. An existing id is kept, for its other tabs. */
export function keepBrowserId(request: Request): { browserId: string; setCookie: string } {
  const browserId = readBrowserId(request) ?? randomSecret()
  const attributes = `Path=/; Max-Age=${GOOGLE_FLOW_MS / 1_000}; Secure; HttpOnly; SameSite=Lax`
  return { browserId, setCookie: `${COOKIE}=${browserId}; ${attributes}` }
}

// The cookies of the desk: what opens its session, and by what a device is known again. No script can read them, no other site
// can have them sent (L1).

import type { Config } from '#src/platform/config.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#src/shared/duration.ts'

const COOKIES = {
  session: { name: 'desk', seconds: 12 * HOUR_SECONDS },
  device: { name: 'desk-device', seconds: 365 * DAY_SECONDS },
}

type Which = keyof typeof COOKIES

/** The value of a cookie of ours, or null: without one, or when a neighbour has set a second one of its name. */
export function readDeskCookie(config: Config, request: Request, which: Which): string | null {
  const begin = `${nameOf(config, which)}=`
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  const mine = cookies.filter((cookie) => cookie.startsWith(begin))
  const value = mine.length === 1 ? mine[0]?.slice(begin.length) : undefined
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null
}

/** The header that keeps a cookie, or ends it when its value is ''. */
export function writeDeskCookie(config: Config, which: Which, value: string): string {
  const secure = isHttps(config) ? '; Secure' : ''
  const seconds = value === '' ? 0 : COOKIES[which].seconds
  return `${nameOf(config, which)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}

/** `__Host-` cannot be set without https: a browser would drop it (D-2). */
function nameOf(config: Config, which: Which): string {
  return `${isHttps(config) ? '__Host-' : ''}${COOKIES[which].name}`
}

function isHttps({ http }: Config): boolean {
  return http.publicUrl.startsWith('https:')
}

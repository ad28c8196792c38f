// The headers of J2 that every answer carries. The content policy of a page is added by `pages.ts`.
import type { Config } from '../config.ts'

const CLOSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

/** The same for every answer; HSTS only when we are reached over https. */
export function securityHeaders(config: Config): Record<string, string> {
  const https = config.http.publicUrl.startsWith('https:')
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': CLOSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'X-Frame-Options': 'DENY',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** The policy of an answer that is not a page: it may do nothing at all. */
export const CLOSED_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'"

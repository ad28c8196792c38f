// The headers that every answer carries. The content policy of a page is added by `edge/serve-pages.ts`.
import type { Config } from '../config.ts'

const CLOSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

/** The same for every answer but a page's own files; HSTS only when we are reached over https. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    ...fileSecurityHeaders(config),
    // Only documents need a policy for topics.
    'Permissions-Policy': close([...CLOSED_FEATURES, 'browsing-topics']),
    'X-Frame-Options': 'DENY',
  }
}

/**
 * The headers of a script, a picture or a typeface. They need no frame policy, and a first visit fetches twelve of them, so each header
 * costs bytes. A page refuses frames with its own header and with its content policy.
 */
export function fileSecurityHeaders(config: Config): Record<string, string> {
  const https = config.http.publicUrl.startsWith('https:')
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': close(CLOSED_FEATURES),
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

function close(features: readonly string[]): string {
  return features.map((feature) => `${feature}=()`).join(', ')
}

/** The policy of an answer that is not a page: it may do nothing at all. */
export const CLOSED_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'"

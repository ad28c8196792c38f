// A page of ours that frames what a third party sends, and that only our own pages may frame.

/**
 * The headers of such a page. The policy's `sandbox` gives it an origin of its own: it reads nothing of ours.
 * @param allowed directives of what it may load, and for `sandbox` what it may do
 */
export function frameHeaders(allowed: readonly string[]): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': [
      "default-src 'none'",
      ...allowed,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'no-referrer',
  }
}

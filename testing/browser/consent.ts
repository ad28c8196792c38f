// The question about cookies, answered before a page is opened.

/** Runs in the page before its own scripts. */
export function keepEssentialOnly(): void {
  const record = { essential: true, analytics: false, timestamp: '2026-11-20T20:00:00.000Z', version: '1.0' }
  const frame = globalThis as unknown as { top: unknown; localStorage: Record<string, string> }
  // A frame of another origin has no storage of its own, and a sandboxed one throws when it is asked for it.
  if (frame.top === globalThis) frame.localStorage.cookieConsent ??= JSON.stringify(record)
}

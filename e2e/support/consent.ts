// The question about cookies, answered before a page is opened.

/** Runs in the page before its own scripts. */
export function keepEssentialOnly(): void {
  const record = { essential: true, analytics: false, timestamp: '2026-11-20T20:00:00.000Z', version: '1.0' }
  // A frame of another origin has no storage of its own to ask.
  const { top, localStorage } = globalThis as unknown as { top: unknown; localStorage: Record<string, string> }
  if (top === globalThis) localStorage.cookieConsent ??= JSON.stringify(record)
}

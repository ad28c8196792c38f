// Counts an event, if and only if the visitor has agreed to it at this moment.
import type { AnalyticsEvent } from '#src/shared/analytics.contract.ts'
import { COUNT_EVENT_PATH, isTagless } from '#src/shared/paths.ts'
import { mayCount } from './storage/consent.ts'

type Listener = (event: AnalyticsEvent) => void

let listener: Listener | undefined
/**
 * Events that were counted before the first listener was added, because on a direct load Google's tag
 * loads after the first events. Null once there is a listener. It never has events of pages without the tag.
 */
let early: AnalyticsEvent[] | null = []
const MOST_EARLY = 20

/** Passes every counted event to one listener, also earlier ones. Returns a function that stops this. */
export function onTrack(other: Listener): () => void {
  listener = other
  const before = early ?? []
  early = null
  for (const event of before) other(event)
  return () => {
    if (listener === other) listener = undefined
  }
}

/** Sends nothing without consent, and never fails, because a missing count does not matter to the visitor. */
export function track(event: AnalyticsEvent): void {
  trackFirstParty(event)
  if (!mayCount()) return
  if (listener !== undefined) listener(event)
  else if (early !== null && early.length < MOST_EARLY && !isTagless(window.location.pathname)) early.push(event)
}

/** As `track`, for what happens without a press: never passed to the listener, whatever page it is on. */
export function trackFirstParty(event: AnalyticsEvent): void {
  if (!mayCount()) return
  // Unlike every other request this one has no sign-in token, because a count must not identify a person.
  void fetch(COUNT_EVENT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
    credentials: 'omit',
    keepalive: true,
  })
    // An unread answer would keep the connection open.
    .then((answer) => answer.text())
    .catch(() => undefined)
}

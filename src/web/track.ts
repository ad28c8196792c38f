// Counts an event, if and only if the visitor has agreed to it at this moment.
import type { AnalyticsEvent } from '#src/shared/analytics.contract.ts'
import { COUNT_EVENT_PATH, isTagless } from '#src/shared/paths.ts'
import { mayCount } from './storage/consent.ts'

type Listener = (event: AnalyticsEvent) => void

let listener: Listener | undefined
/**
 * What was counted before the first listener came: on a direct load Google's tag comes later than the first events. Null from then on.
 * Never from a page that the tag keeps off.
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

/** Sends nothing without consent. Never fails: what is not counted is no loss to the visitor. */
export function track(event: AnalyticsEvent): void {
  trackFirstParty(event)
  if (!mayCount()) return
  if (listener !== undefined) listener(event)
  else if (early !== null && early.length < MOST_EARLY && !isTagless(window.location.pathname)) early.push(event)
}

/** As `track`, for what happens without a press: never passed to the listener, whatever page it is on. */
export function trackFirstParty(event: AnalyticsEvent): void {
  if (!mayCount()) return
  // Without the sign-in token, unlike every other request: a count must not identify a person.
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

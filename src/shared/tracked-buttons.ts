// Which buttons are counted when a visitor has agreed to be counted, and how a button is marked as one of them.

export const TRACKED_BUTTONS = [
  'find_challenge',
  'different_challenges',
  'browse_toolkits',
  'newsletter',
  'checklist',
  'help',
] as const

/** Where they are. A place from the content counts too, by its slug (`countedPlaces` of a feature). */
export const TRACKED_PLACES: readonly string[] = ['home', 'header', 'footer', 'player']

export type TrackedButton = (typeof TRACKED_BUTTONS)[number]

/** Attributes for a button or link whose presses are counted (`features/analytics/analytics-listener.tsx` listens). */
export function trackedButton(name: TrackedButton, place: string) {
  return { 'data-count': name, 'data-place': place }
}

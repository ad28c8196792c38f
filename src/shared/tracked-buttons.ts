// Which buttons are counted when a visitor has agreed to be counted, and how a button says that it is one of them.

export const TRACKED_BUTTONS = [
  'find_challenge',
  'different_challenges',
  'browse_toolkits',
  'newsletter',
  'checklist',
  'help',
] as const

export const TRACKED_PLACES = [
  'home',
  'header',
  'menu',
  'footer',
  'player',
  'digital-safety-sprint',
  'family-tech-charter',
  'data-privacy-fortress',
  'gaming-transition-mastery',
] as const

export type TrackedButton = (typeof TRACKED_BUTTONS)[number]
export type TrackedPlace = (typeof TRACKED_PLACES)[number]

/** Attributes for a button or link whose presses are counted (`features/analytics/analytics-keeper.tsx` listens). */
export function trackedButton(name: TrackedButton, place: TrackedPlace) {
  return { 'data-count': name, 'data-place': place }
}

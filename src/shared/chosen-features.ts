// The parts that an organisation has chosen (`docs/how-to/brand.md`). They are settings of the build: Vite writes them into the
// scripts, and the server reads them.

/** The parts that can be left out. */
export const OPTIONAL_FEATURES = ['community', 'newsletter', 'outcomes', 'analytics'] as const

/** `languages` is there when the site has more than one language. */
export type OptionalFeature = (typeof OPTIONAL_FEATURES)[number] | 'languages'

/** Stands in place of a list when no part is chosen. */
export const NO_FEATURES = 'none'

/** Every part is there until a list leaves it out. */
export function hasFeature(feature: OptionalFeature): boolean {
  if (feature === 'languages') return process.env.LANGUAGES?.trim() !== 'en'
  const chosen = process.env.FEATURES?.trim() || OPTIONAL_FEATURES.join()
  return chosen.split(',').some((name) => name.trim() === feature)
}

/** For lists of pages, links and what a feature does: whether an entry is there. */
export function isOffered({ onlyWith }: { onlyWith?: OptionalFeature | undefined }): boolean {
  return onlyWith === undefined || hasFeature(onlyWith)
}

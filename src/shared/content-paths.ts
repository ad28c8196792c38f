// Paths of talks, topics, set-up, device guides, community and languages. Apart from `paths.ts`, which every page loads.

/** Conversations to practise. */
export const TALKS_PATH = '/talks'

export function talkPath(slug: string): string {
  return `${TALKS_PATH}/${slug}`
}

/** One page for each worry. */
export const TOPICS_PATH = '/topics'

export function topicPath(slug: string): string {
  return `${TOPICS_PATH}/${slug}`
}

/** Where everything about devices and apps begins. */
export const SET_UP_PATH = '/set-up'

/** From what age, and what parents can set. */
export const AI_SERVICES_PATH = `${SET_UP_PATH}/ai`

/** What the settings of a device, an app or a provider do, and what they do not. */
export function deviceGuidePath(slug: string): string {
  return `${SET_UP_PATH}/${slug}`
}

/** House rules, how to report, and what to take to school. */
export const COMMUNITY_PATH = '/community'

/** One tool for a parents' evening: on a wall, and as a sheet of paper. */
export const SLIDES_PATH = `${COMMUNITY_PATH}/slides`

/** How much of each language is translated. */
export const LANGUAGES_PATH = '/languages'

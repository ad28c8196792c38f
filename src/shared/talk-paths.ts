// Addresses of talks and of the table of AI services. Apart from `paths.ts`, which every page carries.

/** Conversations to practise. */
export const TALKS_PATH = '/talks'

export function talkPath(slug: string): string {
  return `${TALKS_PATH}/${slug}`
}

/** From what age, and what parents can set. */
export const AI_SERVICES_PATH = '/ai-services'

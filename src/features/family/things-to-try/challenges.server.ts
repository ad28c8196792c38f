// The family challenges for everyone else, read once a language.
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import type { Language } from '#src/shared/languages.ts'
import { readChallenges } from './challenges.content.server.ts'
import type { ChallengeLink, FamilyChallenge } from './family-challenge.ts'

/** Every challenge, those of a week first. */
export const loadChallenges = rememberContent(
  (language, root) => readChallenges(language, loadSources(language, root), root),
  'challenges',
)

/** What the list shows. */
export function listChallengeLinks(language: Language): ChallengeLink[] {
  return loadChallenges(language).map(({ slug, title, length, topic, tiny, inEnglish }) => ({
    slug,
    title,
    length,
    topic,
    tiny,
    inEnglish,
  }))
}

/** A challenge whose page is built. @throws when there is none of this name */
export function getChallenge(language: Language, slug: string | undefined): FamilyChallenge {
  const found = loadChallenges(language).find((one) => one.slug === slug)
  if (found === undefined) throw new Error(`There is no challenge "${slug}".`)
  return found
}

// The topics, read once for each language.
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { loadTalks } from '#src/features/curriculum/talks/talks.server.ts'
import { loadDeviceGuides } from '#src/features/device-guides/device-guides.server.ts'
import { loadAgreementLines } from '#src/features/family/agreement/agreement-lines.server.ts'
import { loadHelplines } from '#src/features/help/help.server.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import type { Language } from '#src/shared/languages.ts'
import type { Topic, TopicLink } from './topic.ts'
import { readTopics } from './topics.content.server.ts'

/** Every topic, in the order of its place. */
export const loadTopics = rememberContent(
  (language, root) =>
    readTopics(
      language,
      {
        curriculum: loadCurriculum(language, root),
        talks: loadTalks(language, root),
        deviceGuides: loadDeviceGuides(language, root),
        agreementLines: loadAgreementLines(language, root),
        helplines: loadHelplines(language, root),
      },
      root,
    ),
  'topics',
)

/** A topic whose page is built. @throws when there is none of this name */
export function getTopic(language: Language, slug: string | undefined): Topic {
  const found = loadTopics(language).find((topic) => topic.slug === slug)
  if (found === undefined) throw new Error(`There is no topic "${slug}".`)
  return found
}

export function listTopicLinks(language: Language): TopicLink[] {
  return loadTopics(language).map(({ slug, title, line, colour, scene, inEnglish }) => ({
    slug,
    title,
    line,
    colour,
    scene,
    ...(inEnglish ? { inEnglish } : {}),
  }))
}

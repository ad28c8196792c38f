// The talks for everyone else, read once a language.
import { loadHelplines } from '#src/features/help/help.server.ts'
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import type { Language } from '#src/shared/languages.ts'
import { LAUNCHPAD_ID } from '#src/shared/paths.ts'
import { readTalks } from './reading/talks.content.server.ts'
import type { Talk, TalkLink } from './talk.ts'

/** Every talk, in the order of its list. */
export const loadTalks = rememberContent(
  (language, root) =>
    readTalks(language, { helplines: loadHelplines(language, root), sources: loadSources(language, root) }, root),
  'talks',
)

export interface ToolPlace {
  stageId: string
  moduleId: string
  lessonId: string
}

/** A heading of the list, and what stands below it. */
export interface TalkTopic {
  topic: string
  talks: Pick<Talk, 'slug' | 'title' | 'scene' | 'ages' | 'inEnglish'>[]
}

/** The talks by topic, in the order of the first talk of each. */
export function listTalkTopics(language: Language): TalkTopic[] {
  const topics = Map.groupBy(loadTalks(language), ({ topic }) => topic)
  return [...topics].map(([topic, talks]) => ({
    topic,
    talks: talks.map(({ slug, title, scene, ages, inEnglish }) => ({ slug, title, scene, ages, inEnglish })),
  }))
}

/** A talk whose page is built. @throws when there is none of this name */
export function getTalk(language: Language, slug: string | undefined): Talk {
  const found = loadTalks(language).find((one) => one.slug === slug)
  if (found === undefined) throw new Error(`There is no talk "${slug}".`)
  return found
}

/** The talks that belong to a tool. */
export function linkTalks(language: Language, tool: ToolPlace, root?: string): TalkLink[] {
  return loadTalks(language, root)
    .filter(({ tools }) => tools.some((name) => namesTool(name, tool)))
    .map(({ slug, title, inEnglish }) => ({ slug, title, ...(inEnglish ? { inEnglish } : {}) }))
}

/** By its id in the Launchpad, or as `<stage>/<module>/<id>`. */
function namesTool(name: string, { stageId, moduleId, lessonId }: ToolPlace): boolean {
  if (name.includes('/')) return name === `${stageId}/${moduleId}/${lessonId}`
  return stageId === LAUNCHPAD_ID && name === lessonId
}

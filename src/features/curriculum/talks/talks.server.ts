// The talks, read once for each language.
import { loadHelplines } from '#src/features/help/help.server.ts'
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import type { Language } from '#src/shared/languages.ts'
import { namesTool, type ToolPlace } from '../find-tool.ts'
import { scenePathOrPlain } from '../pictures/scene-files.server.ts'
import { readTalks } from './reading/talks.content.server.ts'
import type { Talk, TalkLink } from './talk.ts'

/** Every talk, in the order of its list. */
export const loadTalks = rememberContent(
  (language, root) =>
    readTalks(language, { helplines: loadHelplines(language, root), sources: loadSources(language, root) }, root),
  'talks',
)

/** A talk as a card shows it. */
export type TalkCard = Pick<Talk, 'slug' | 'title' | 'where' | 'colour' | 'ages' | 'serious' | 'keep' | 'inEnglish'> & {
  /** The address of its picture. */
  scene: string
}

/** Every talk as a card, in the order of their list. */
export function listTalkCards(language: Language): TalkCard[] {
  return loadTalks(language).map(({ slug, title, where, colour, ages, serious, keep, inEnglish }) => ({
    slug,
    title,
    where,
    colour,
    ages,
    serious,
    keep,
    scene: scenePathOrPlain(slug),
    ...(inEnglish ? { inEnglish } : {}),
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

// The things to try as other code uses them, read once for each language.
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import type { Language } from '#src/shared/languages.ts'
import type { ThingLink, ThingToTry } from './thing-to-try.ts'
import { readThingsToTry } from './things-to-try.content.server.ts'

/** Every thing to try, those of a week first. */
export const loadThingsToTry = rememberContent(
  (language, root) => readThingsToTry(language, loadSources(language, root), root),
  'things-to-try',
)

/** The fields that the list of things to try shows. */
export function listThingsToTry(language: Language): ThingLink[] {
  return loadThingsToTry(language).map(({ slug, title, length, room, scene, topic, tiny, inEnglish }) => ({
    slug,
    title,
    length,
    room,
    scene,
    topic,
    tiny,
    inEnglish,
  }))
}

/** A thing to try whose page is built. @throws when there is none of this name */
export function getThingToTry(language: Language, slug: string | undefined): ThingToTry {
  const found = loadThingsToTry(language).find((one) => one.slug === slug)
  if (found === undefined) throw new Error(`There is no thing to try "${slug}".`)
  return found
}

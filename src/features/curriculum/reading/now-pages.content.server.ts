// Reads `now-pages/` of a language: what to do this minute, of serious tools that are not translated as a whole yet.
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ContentError } from '#src/platform/content/content-error.ts'
import { CONTENT_ROOT, contentFolder, listFiles, readText } from '#src/platform/content/content-file.ts'
import type { Language } from '#src/shared/languages.ts'
import type { LessonFile } from './lesson-file.content.server.ts'
import { splitSections } from './lesson-sections.content.server.ts'
import { NOW_SECTION, readNow } from './now-page.content.server.ts'

const FOLDER = 'now-pages'

/** The name of a tool's file there: `digitalLaunchpad-5.2`. */
export function nowPageName(stageId: string, lessonId: string): string {
  return `${stageId}-${lessonId}`
}

/** The names of what a language has there. English and whole languages have nothing. */
export function listNowPages(language: Language, root: string = CONTENT_ROOT): string[] {
  return listFiles(join(contentFolder(language, root), FOLDER), '.md').map((file) => basename(file, '.md'))
}

/**
 * An English tool with the page for now that the language has for it.
 * @param name as `nowPageName` says
 * @throws {ContentError} for the first mistake in the page, and for one of a tool that has none in English
 */
export function withNowPage(
  file: LessonFile,
  language: Language,
  name: string,
  root: string = CONTENT_ROOT,
): LessonFile {
  const own = join(contentFolder(language, root), FOLDER, `${name}.md`)
  if (!existsSync(own)) return file
  if (file.now === undefined) {
    const problem = 'The tool has no page for now.'
    throw new ContentError({ file: own, problem, mend: 'Delete the file: only a serious tool has such a page.' })
  }
  const [section, ...others] = splitSections(own, readText(own), 1)
  if (section?.name !== NOW_SECTION || others.length > 0) {
    const problem = 'The file holds something else than "## now".'
    throw new ContentError({ file: own, line: 1, problem, mend: 'Write that one section, as at the end of the tool.' })
  }
  return { ...file, now: readNow(language, section) }
}

/** @param known what `nowPageName` says of all tools. @throws {ContentError} for a page of no tool */
export function refuseUnknownNowPages(
  language: Language,
  known: ReadonlySet<string>,
  root: string = CONTENT_ROOT,
): void {
  const unknown = listNowPages(language, root).find((name) => !known.has(name))
  if (unknown === undefined) return
  const file = join(contentFolder(language, root), FOLDER, `${unknown}.md`)
  const mend = 'Call it by the focus area and the id of a tool: "digitalLaunchpad-5.2.md".'
  throw new ContentError({ file, problem: `There is no tool "${unknown}".`, mend })
}

// The skeleton of a new tool: its file, and its id in the list of its toolkit.
import { join } from 'node:path'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { CONTENT_ROOT, contentFolder } from '#src/platform/content/content-file.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { EXPLORERS_GUIDE_ID, TEEN_GUIDE_ID } from '#src/shared/paths.ts'
import { lessonSkeletonText } from './lesson-skeleton-text.ts'
import { addToYamlList, wordsOf, writeNew } from './new-file.ts'
import { shortName } from './short-name.ts'

interface NewLesson {
  /** Such as 'teenGuide/module1'; an id alone is the first toolkit of that id, which is one of the Launchpad. */
  toolkit: string
  title: string
  /** Another content folder, in tests. */
  root?: string
}

/**
 * Writes the file of a new tool and adds its id to `tools:` of the toolkit's module.yaml.
 * @throws {RangeError} when there is no such toolkit, when it holds sessions, or when there is no title; nothing is written then
 * @throws {ContentError} when the content that is there has a mistake
 */
export function addLesson({ toolkit, title, root = CONTENT_ROOT }: NewLesson): { id: string; file: string } {
  const { modules } = loadCurriculum(DEFAULT_LANGUAGE, root)
  const wanted = toolkit.trim()
  const module = modules.find((one) => wanted === toolkitName(one) || wanted === one.moduleId)
  if (module === undefined) {
    const known = modules.map(toolkitName).join(', ')
    throw new RangeError(`There is no toolkit "${wanted}". The toolkits are: ${known}.`)
  }
  if (module.stageId === EXPLORERS_GUIDE_ID) {
    throw new RangeError('A session is written by hand: docs/how-to/add-a-session.md shows one to copy.')
  }
  const words = wordsOf(title, 'tool')

  const id = nextId(module.moduleId, module.lessonIds)
  const folder = join(contentFolder(DEFAULT_LANGUAGE, root), module.stageId, module.moduleId)
  // Any source will do: the writer puts the right ones in its place.
  const sourceId = loadSources(DEFAULT_LANGUAGE, root)[0]?.id ?? 'S1'
  const text = lessonSkeletonText({ id, title: words, sourceId, teen: module.stageId === TEEN_GUIDE_ID })
  const file = writeNew(join(folder, `${id}-${shortName(words, 'tool')}.md`), text)
  // Without quotes 1.10 would be the number 1.1.
  addToYamlList(join(folder, 'module.yaml'), ['tools'], id, true)
  return { id, file }
}

/** Focus area and toolkit, as its folder is called: several focus areas have a `module1`. */
export function toolkitName({ stageId, moduleId }: { stageId: string; moduleId: string }): string {
  return `${stageId}/${moduleId}`
}

/** The number of the toolkit, and one more than the highest number in it: a number is never given twice. */
function nextId(moduleId: string, lessonIds: readonly string[]): string {
  const toolkit = lessonIds[0]?.split('.')[0] ?? /\d+$/.exec(moduleId)?.[0] ?? '1'
  const highest = Math.max(0, ...lessonIds.map((id) => Number(id.split('.')[1])))
  return `${toolkit}.${highest + 1}`
}

// The skeleton of a new toolkit: its folder with its words and a first tool, and its place in the list of its focus area.
import { join } from 'node:path'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { CONTENT_ROOT, contentFolder } from '#src/platform/content/content-file.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { EXPLORERS_GUIDE_ID, TEEN_GUIDE_ID } from '#src/shared/paths.ts'
import { lessonSkeletonText } from './lesson-skeleton-text.ts'
import { addToYamlList, quoted, wordsOf, writeNew } from './new-file.ts'

interface NewToolkit {
  /** The id of a focus area. */
  area: string
  title: string
  /** Another content folder, in tests. */
  root?: string
}

/** @throws {RangeError} when there is no such focus area, when it holds sessions, or when there is no title; nothing is written then */
export function addToolkit({ area, title, root = CONTENT_ROOT }: NewToolkit): string {
  const { stages, lessons } = loadCurriculum(DEFAULT_LANGUAGE, root)
  const index = stages.findIndex(({ stageId }) => stageId === area.trim())
  const stage = stages[index]
  if (stage === undefined) {
    throw new RangeError(
      `There is no focus area "${area.trim()}". They are: ${stages.map(({ stageId }) => stageId).join(', ')}.`,
    )
  }
  if (stage.stageId === EXPLORERS_GUIDE_ID)
    throw new RangeError('A session is written by hand: docs/how-to/add-a-session.md shows one to copy.')
  const words = wordsOf(title, 'toolkit')
  const taken = [
    ...stage.moduleIds.map((id) => Number(/\d+$/.exec(id)?.[0] ?? 0)),
    ...lessons.filter(({ stageId }) => stageId === stage.stageId).map(({ lessonId }) => Number(lessonId.split('.')[0])),
  ]
  const number = Math.max(0, ...taken) + 1
  const moduleId = `module${number}`
  const folder = join(contentFolder(DEFAULT_LANGUAGE, root), stage.stageId, moduleId)
  const id = `${number}.1`
  // Any source will do: the writer puts the right ones in its place.
  const sourceId = loadSources(DEFAULT_LANGUAGE, root)[0]?.id ?? 'S1'
  const file = writeNew(
    join(folder, 'module.yaml'),
    `# The toolkit's own words, and its tools in teaching order.
id: ${moduleId}
title: ${quoted(words)}
goal: "<what a parent can do after it, in one sentence>"
emoji: 📚
colour: night # or violet, teal, blue, orange, green, plum
tools: ["${id}"]
`,
  )
  writeNew(
    join(folder, `${id}-first-tool.md`),
    lessonSkeletonText({ id, title: '<the title of its first tool>', sourceId, teen: stage.stageId === TEEN_GUIDE_ID }),
  )
  addToYamlList(join(contentFolder(DEFAULT_LANGUAGE, root), 'stages.yaml'), [index, 'modules'], moduleId)
  return file
}

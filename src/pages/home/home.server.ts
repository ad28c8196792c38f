// The challenges of the home page, read once a language, and the tools that it can lead back to.
import { countSteps, loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import type { Language } from '#src/shared/languages.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { lessonPath } from '#src/shared/paths.ts'
import { readQuickHelp } from './home.content.server.ts'
import type { HomeTool } from './home.contract.ts'

/** Every challenge with its tool's address and time, in the order of the file. */
export const loadQuickHelp = rememberContent(
  (language, root) => readQuickHelp(language, loadCurriculum(language, root), root),
  'quick help',
)

/** Every tool that can be left half-way. */
export function listHomeTools(language: Language): HomeTool[] {
  return loadCurriculum(language).lessons.flatMap((lesson) => {
    const { stageId, moduleId, lessonId, title, scene, serious } = lesson
    const place = [stageId, moduleId, lessonId] as const
    const steps = countSteps(lesson)
    const look = serious ? { title: undefined, scene: undefined } : { title, scene }
    return steps > 1 ? [{ key: lessonKey(...place), path: lessonPath(...place), ...look, steps }] : []
  })
}

// What the content says today, for tests of the built pages: they look for it and never quote it, so that an editor may
// change every word.
import { getModuleDetailOf, requireLesson } from '#src/features/curriculum/curriculum.server.ts'
import { getChecklist } from '#src/features/resources/resources.server.ts'
import { LAUNCHPAD_ID } from '#src/shared/paths.ts'

export function toolkitTitle(moduleId: string): string {
  return getModuleDetailOf('en', LAUNCHPAD_ID, moduleId).title
}

export function toolTitle(moduleId: string, lessonId: string): string {
  return requireLesson('en', LAUNCHPAD_ID, moduleId, lessonId).title
}

/** What a tool's first block asks. */
export function firstQuestion(moduleId: string, lessonId: string): string {
  const lesson = requireLesson('en', LAUNCHPAD_ID, moduleId, lessonId)
  const [block] = 'blocks' in lesson ? lesson.blocks : []
  if (block?.type !== 'sparkAssess' || block.assessment.question === undefined)
    throw new Error(`${lessonId} asks nothing.`)
  return block.assessment.question
}

/** A checklist's title and the name of its PDF. */
export function checklistNames(slug: string): { title: string; pdfFileName: string } {
  const { title, pdfFileName } = getChecklist('en', slug)
  return { title, pdfFileName }
}

// What the curriculum's pages ask the server for on the way from page to page. Loaded when first needed: a first visit
// has its data in the HTML, and should not pay for the code that checks answers.
import { call } from '#src/web/api.ts'
import { getLesson, getModuleDetail, getModuleList, type Lesson } from './curriculum.contract.ts'

/** @throws AppError */
export const fetchModuleList = (stageId: string, signal: AbortSignal) => call(getModuleList, { stageId }, { signal })

/** @throws AppError */
export const fetchModuleDetail = (stageId: string, moduleId: string, signal: AbortSignal) =>
  call(getModuleDetail, { stageId, moduleId }, { signal })

/** A tool, for its own page or for a part of another. @throws AppError */
export function fetchTool(stageId: string, moduleId: string, lessonId: string, signal?: AbortSignal): Promise<Lesson> {
  return call(getLesson, { stageId, moduleId, lessonId }, signal && { signal })
}

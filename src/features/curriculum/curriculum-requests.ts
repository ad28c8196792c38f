// What the curriculum's pages ask the server for on the way from page to page. Loaded when first needed: a first visit
// has its data in the HTML, and should not pay for the code that checks answers.
import { call } from '#src/web/api.ts'
import {
  getLesson,
  getModuleDetail,
  getModuleList,
  type Lesson,
  type ModuleDetail,
  type ModuleList,
} from './curriculum.contract.ts'
import type { Loaded } from './loaded.ts'
import { loadPage } from './page-load.ts'

export function fetchModuleList(stageId: string, signal: AbortSignal): Promise<Loaded<ModuleList>> {
  return loadPage(
    () => call(getModuleList, { stageId }, { signal }),
    `Failed to fetch toolkits for focus area: ${stageId}.`,
  )
}

export function fetchModuleDetail(
  stageId: string,
  moduleId: string,
  signal: AbortSignal,
): Promise<Loaded<ModuleDetail>> {
  return loadPage(
    () => call(getModuleDetail, { stageId, moduleId }, { signal }),
    `Failed to fetch details for toolkit: ${moduleId}.`,
  )
}

export function fetchLesson(
  stageId: string,
  moduleId: string,
  lessonId: string,
  signal: AbortSignal,
): Promise<Loaded<Lesson>> {
  return loadPage(() => call(getLesson, { stageId, moduleId, lessonId }, { signal }), 'Failed to fetch tool data.')
}

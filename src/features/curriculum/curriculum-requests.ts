// What the curriculum's pages ask the server for on the way from page to page. Loaded when first needed: a first visit
// has its data in the HTML, and should not pay for the code that checks answers.
import * as m from '#messages'
import { call } from '#src/web/api.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import {
  getLesson,
  getModuleDetail,
  getModuleList,
  type Lesson,
  type ModuleDetail,
  type ModuleList,
} from './curriculum.contract.ts'
import type { PageResult } from './page-load.ts'
import { fetchForPage } from './page-load.ts'

export function fetchModuleList(stageId: string, request: Request): Promise<PageResult<ModuleList>> {
  return fetchForPage(
    request.url,
    () => call(getModuleList, { stageId }, { signal: request.signal }),
    m.curriculum_answers_stage_unknown(LANGUAGE, { stage: stageId }),
  )
}

export function fetchModuleDetail(
  stageId: string,
  moduleId: string,
  request: Request,
): Promise<PageResult<ModuleDetail>> {
  return fetchForPage(
    request.url,
    () => call(getModuleDetail, { stageId, moduleId }, { signal: request.signal }),
    m.curriculum_answers_toolkit_unknown(LANGUAGE, { toolkit: moduleId }),
  )
}

/** A tool for a part of another page. @throws AppError */
export function fetchTool(stageId: string, moduleId: string, lessonId: string): Promise<Lesson> {
  return call(getLesson, { stageId, moduleId, lessonId })
}

/** A tool for its own page; the page table leads a session to another page than the rest. */
export function fetchLesson<Kind extends Lesson>(
  stageId: string,
  moduleId: string,
  lessonId: string,
  request: Request,
): Promise<PageResult<Kind>> {
  return fetchForPage(
    request.url,
    async () => (await call(getLesson, { stageId, moduleId, lessonId }, { signal: request.signal })) as Kind,
    m.curriculum_answers_tool_unknown(LANGUAGE),
  )
}

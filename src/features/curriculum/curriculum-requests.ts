// What the curriculum's pages ask the server for on the way from page to page.
import { call } from '#src/web/api.ts'
import type { getLesson, getModuleDetail, getModuleList, Lesson } from './curriculum.contract.ts'

/** @throws AppError */
export const fetchModuleList = (stageId: string, signal: AbortSignal) =>
  call<typeof getModuleList>('GET /api/curriculum/{stageId}/modules', { stageId }, { signal })

/** @throws AppError */
export const fetchModuleDetail = (stageId: string, moduleId: string, signal: AbortSignal) =>
  call<typeof getModuleDetail>('GET /api/curriculum/{stageId}/{moduleId}', { stageId, moduleId }, { signal })

/** A tool, for its own page or for a part of another. @throws AppError */
export function fetchTool(stageId: string, moduleId: string, lessonId: string, signal?: AbortSignal): Promise<Lesson> {
  return call<typeof getLesson>(
    'GET /api/curriculum/{stageId}/{moduleId}/{lessonId}',
    { stageId, moduleId, lessonId },
    signal && { signal },
  )
}

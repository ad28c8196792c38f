// The curriculum as a feature. Its answers never change while the process lives, so each is built and checked once.
import { handleContent } from '#src/platform/content/content-route.ts'
import type { Feature } from '#src/platform/feature.ts'
import { getLesson, getModuleDetail, getModuleList } from './curriculum.contract.ts'
import { getModuleDetailOf, getModuleListOf, loadCurriculum, requireLesson } from './curriculum.server.ts'
import { findLessonKey } from './lesson-lookup.server.ts'

export const curriculum: Feature = {
  name: 'curriculum',
  publicRoutes: () => [
    handleContent(getModuleList, ({ stageId }) => getModuleListOf(stageId)),
    handleContent(getModuleDetail, ({ stageId, moduleId }) => getModuleDetailOf(stageId, moduleId)),
    handleContent(getLesson, ({ stageId, moduleId, lessonId }) => requireLesson(stageId, moduleId, lessonId)),
  ],
  findLessonKey,
  checkContent: () => void loadCurriculum(),
}

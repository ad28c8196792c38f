// The curriculum as a feature. Its answers never change while the process lives, so each is built and checked once.
import { handleContent } from '#src/platform/content/content-route.ts'
import type { Feature } from '#src/platform/feature.ts'
import { getLesson, getModuleDetail, getModuleList } from './curriculum.contract.ts'
import { getModuleDetailOf, getModuleListOf, requireLesson } from './curriculum.server.ts'
import { listCurriculumEntries } from './curriculum-search.server.ts'
import { findLessonKey, findToolSubject, listTools } from './lesson-lookup.server.ts'

export const curriculum: Feature = {
  name: 'curriculum',
  publicRoutes: () => [
    handleContent(getModuleList, (language, { stageId }) => getModuleListOf(language, stageId)),
    handleContent(getModuleDetail, (language, { stageId, moduleId }) => getModuleDetailOf(language, stageId, moduleId)),
    handleContent(getLesson, (language, { stageId, moduleId, lessonId }) =>
      requireLesson(language, stageId, moduleId, lessonId),
    ),
  ],
  findLessonKey,
  listTools,
  findSubject: findToolSubject,
  searchEntries: listCurriculumEntries,
}

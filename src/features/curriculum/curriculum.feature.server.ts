import type { Feature } from '#src/platform/feature.ts'
import { loadCurriculum } from './curriculum.server.ts'
import { curriculumRoutes } from './curriculum-routes.server.ts'
import { findLessonKey } from './lesson-lookup.server.ts'

export const curriculum: Feature = {
  name: 'curriculum',
  publicRoutes: () => curriculumRoutes,
  findLessonKey,
  checkContent: () => void loadCurriculum(),
}

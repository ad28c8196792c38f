// The curriculum over HTTP. Answers never change while the process lives, so each is built and checked once.
import { handleContent } from '#src/platform/content/content-route.ts'
import { getLesson, getModuleDetail, getModuleList } from './curriculum.contract.ts'
import { getModuleDetailOf, getModuleListOf, requireLesson } from './curriculum.server.ts'

export const curriculumRoutes = [
  handleContent(getModuleList, ({ stageId }) => getModuleListOf(stageId)),
  handleContent(getModuleDetail, ({ stageId, moduleId }) => getModuleDetailOf(stageId, moduleId)),
  handleContent(getLesson, ({ stageId, moduleId, lessonId }) => requireLesson(stageId, moduleId, lessonId)),
]

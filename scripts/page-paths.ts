// Every address that is pre-rendered: the fixed pages and one for each focus area, toolkit and tool of the content.
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import {
  ACCOUNT_PATH,
  AUTH_CALLBACK_PATH,
  FORGOT_PASSWORD_PATH,
  HELP_PATH,
  HOME_PATH,
  LOGIN_PATH,
  lessonPath,
  NOT_FOUND_PATH,
  PRIVACY_PATH,
  REGISTER_PATH,
  RESET_PASSWORD_PATH,
  SOURCES_PATH,
  toolkitPath,
  toolkitsPath,
  VERIFY_EMAIL_PATH,
  WELCOME_PATH,
} from '#src/shared/paths.ts'

export function listPagePaths(): string[] {
  const { stages, modules, lessons } = loadCurriculum()
  return [
    HOME_PATH,
    HELP_PATH,
    SOURCES_PATH,
    PRIVACY_PATH,
    LOGIN_PATH,
    REGISTER_PATH,
    AUTH_CALLBACK_PATH,
    FORGOT_PASSWORD_PATH,
    RESET_PASSWORD_PATH,
    VERIFY_EMAIL_PATH,
    WELCOME_PATH,
    ACCOUNT_PATH,
    NOT_FOUND_PATH,
    ...stages.map((stage) => toolkitsPath(stage.stageId)),
    ...modules.map((module) => toolkitPath(module.stageId, module.moduleId)),
    ...lessons.map((lesson) => lessonPath(lesson.stageId, lesson.moduleId, lesson.lessonId)),
  ]
}

// Every address that is pre-rendered: the fixed pages and one for each focus area, toolkit and tool of the content.
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { loadIssues } from '#src/features/newsletter/issues.server.ts'
import { loadChecklists } from '#src/features/resources/resources.server.ts'
import {
  ABOUT_PATH,
  ACCESSIBILITY_PATH,
  ACCOUNT_PATH,
  AUTH_CALLBACK_PATH,
  CONFIRM_PATH,
  checklistPath,
  FORGOT_PASSWORD_PATH,
  HELP_PATH,
  HOME_PATH,
  issuePath,
  LOGIN_PATH,
  lessonPath,
  NEWSLETTER_PATH,
  NOT_FOUND_PATH,
  NOT_ME_PATH,
  PREFERENCES_PATH,
  PRIVACY_PATH,
  REGISTER_PATH,
  RESET_PASSWORD_PATH,
  RESOURCES_PATH,
  ROADMAP_PATH,
  SOURCES_PATH,
  toolkitPath,
  toolkitsPath,
  UNDO_PATH,
  UNSUBSCRIBE_PATH,
  VERIFY_EMAIL_PATH,
  WELCOME_PATH,
} from '#src/shared/paths.ts'

export function listPagePaths(): string[] {
  const { stages, modules, lessons } = loadCurriculum()
  return [
    HOME_PATH,
    HELP_PATH,
    SOURCES_PATH,
    ABOUT_PATH,
    ACCESSIBILITY_PATH,
    ROADMAP_PATH,
    PRIVACY_PATH,
    LOGIN_PATH,
    REGISTER_PATH,
    AUTH_CALLBACK_PATH,
    FORGOT_PASSWORD_PATH,
    RESET_PASSWORD_PATH,
    VERIFY_EMAIL_PATH,
    NOT_ME_PATH,
    WELCOME_PATH,
    ACCOUNT_PATH,
    NOT_FOUND_PATH,
    RESOURCES_PATH,
    ...loadChecklists().map(({ slug }) => checklistPath(slug)),
    UNSUBSCRIBE_PATH,
    CONFIRM_PATH,
    UNDO_PATH,
    PREFERENCES_PATH,
    NEWSLETTER_PATH,
    // Built for every issue; the server shows a page only once its issue is sent.
    ...loadIssues().map(({ slug }) => issuePath(slug)),
    ...stages.map((stage) => toolkitsPath(stage.stageId)),
    ...modules.map((module) => toolkitPath(module.stageId, module.moduleId)),
    ...lessons.map((lesson) => lessonPath(lesson.stageId, lesson.moduleId, lesson.lessonId)),
  ]
}

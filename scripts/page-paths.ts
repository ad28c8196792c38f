// Every address that is pre-rendered: the fixed pages and one for each focus area, toolkit and tool of the content.
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { HELP_PATH, HOME_PATH, lessonPath, NOT_FOUND_PATH, toolkitPath, toolkitsPath } from '#src/shared/paths.ts'

export function listPagePaths(): string[] {
  const { stages, modules, lessons } = loadCurriculum()
  return [
    HOME_PATH,
    HELP_PATH,
    NOT_FOUND_PATH,
    ...stages.map((stage) => toolkitsPath(stage.stageId)),
    ...modules.map((module) => toolkitPath(module.stageId, module.moduleId)),
    ...lessons.map((lesson) => lessonPath(lesson.stageId, lesson.moduleId, lesson.lessonId)),
  ]
}

// The curriculum, read once for each language and looked up by id.

import { rememberContent } from '#src/platform/content/content-memory.ts'
import { AppError } from '#src/shared/app-error.ts'
import type { Language } from '#src/shared/languages.ts'
import { lessonPath } from '#src/shared/paths.ts'
import type {
  Lesson,
  LessonSummary,
  ModuleDetail,
  ModuleList,
  NowPage,
  SessionLesson,
  Tool,
  ToolkitSources,
  ToolLink,
} from './curriculum.contract.ts'
import { findTool } from './find-tool.ts'
import { type Curriculum, readCurriculum } from './reading/curriculum.content.server.ts'
import type { LicenceLine } from './session.contract.ts'
import { listSessionSteps } from './session-steps.ts'

export type { Curriculum } from './reading/curriculum.content.server.ts'

/** All focus areas, toolkits and tools of a language, frozen. */
export const loadCurriculum = rememberContent(readCurriculum, 'curriculum')

/** The toolkits of a focus area. @throws {AppError} not_found */
export function getModuleListOf(
  language: Language,
  stageId: string,
  curriculum: Curriculum = loadCurriculum(language),
): ModuleList {
  const stage = curriculum.stages.find((one) => one.stageId === stageId)
  if (!stage) throw new AppError('not_found', 'curriculum_answers_no_stage')
  const modules = curriculum.modules.filter((module) => module.stageId === stageId)
  return {
    stageId,
    stageTitle: stage.title,
    ...(stage.audience === undefined ? {} : { audience: stage.audience }),
    ...(stage.ages === undefined ? {} : { ages: stage.ages }),
    modules: modules.map(({ moduleId, title, goal, look, scene, lessonIds, inEnglish }) => ({
      id: moduleId,
      title,
      goal,
      look,
      scene,
      lessonCount: lessonIds.length,
      ...(inEnglish ? { inEnglish } : {}),
    })),
  }
}

/** A toolkit with its tools. @throws {AppError} not_found */
export function getModuleDetailOf(
  language: Language,
  stageId: string,
  moduleId: string,
  curriculum: Curriculum = loadCurriculum(language),
): ModuleDetail {
  const stage = curriculum.stages.find((one) => one.stageId === stageId)
  const modules = curriculum.modules.filter((one) => one.stageId === stageId)
  const module = modules.find((one) => one.moduleId === moduleId)
  if (!stage || !module) throw new AppError('not_found', 'curriculum_answers_no_toolkit')
  const lessons = curriculum.lessons.filter((lesson) => lesson.stageId === stageId && lesson.moduleId === moduleId)
  const next = modules[modules.indexOf(module) + 1]
  return {
    stageId,
    stageTitle: stage.title,
    moduleId,
    title: module.title,
    goal: module.goal,
    look: module.look,
    scene: module.scene,
    ...(module.inEnglish ? { inEnglish: module.inEnglish } : {}),
    next: next === undefined ? null : { moduleId: next.moduleId, title: next.title },
    lessons: Object.fromEntries(lessons.map((lesson) => [lesson.lessonId, summariseLesson(lesson)])),
  }
}

/** What each toolkit's tools cite, for /sources. */
export function listToolkitSources(
  language: Language,
  curriculum: Curriculum = loadCurriculum(language),
): ToolkitSources[] {
  return curriculum.modules.map(({ stageId, moduleId, title, look, sourceIds }) => ({
    stageId,
    moduleId,
    title,
    look,
    sourceIds: [...sourceIds],
  }))
}

/** A tool as something to link to, or undefined when content names none. */
export function linkTool(
  language: Language,
  name: string,
  curriculum: Curriculum = loadCurriculum(language),
): ToolLink | undefined {
  const lesson = findTool(name, curriculum.lessons)
  if (lesson === undefined) return undefined
  const { stageId, moduleId, lessonId, title, minutes } = lesson
  return { path: lessonPath(stageId, moduleId, lessonId), title, minutes }
}

function summariseLesson(lesson: Lesson): LessonSummary {
  const { lessonId, title, description, minutes, scene, sceneByNight, inEnglish } = lesson
  return { id: lessonId, title, description, minutes, scene, sceneByNight, ...(inEnglish ? { inEnglish } : {}) }
}

/** A tool with everything it shows. @throws {AppError} not_found */
export function requireLesson(
  language: Language,
  stageId: string,
  moduleId: string,
  lessonId: string,
  curriculum: Curriculum = loadCurriculum(language),
): Lesson {
  const lesson = curriculum.lessons.find(
    (one) => one.stageId === stageId && one.moduleId === moduleId && one.lessonId === lessonId,
  )
  if (!lesson) throw new AppError('not_found', 'curriculum_answers_no_tool')
  return lesson
}

/** As `requireLesson`, for the page of the player. @throws {AppError} not_found */
export function requireTool(language: Language, stageId: string, moduleId: string, lessonId: string): Tool {
  const lesson = requireLesson(language, stageId, moduleId, lessonId)
  if (!('session' in lesson)) return lesson
  throw new AppError('not_found', 'curriculum_answers_no_tool')
}

/** As `requireLesson`, for the page of a session. @throws {AppError} not_found */
export function requireSession(language: Language, stageId: string, moduleId: string, lessonId: string): SessionLesson {
  const lesson = requireLesson(language, stageId, moduleId, lessonId)
  if ('session' in lesson) return lesson
  throw new AppError('not_found', 'curriculum_answers_no_tool')
}

/** How many steps its player walks through. */
export function countSteps(lesson: Lesson): number {
  if ('session' in lesson) return listSessionSteps(lesson.session).length
  return 'blocks' in lesson ? lesson.blocks.length : 1
}

/** What each session adds to the licence, in teaching order. */
export function listLicenceLines(language: Language): LicenceLine[] {
  return loadCurriculum(language).lessons.flatMap((lesson) => {
    if (!('session' in lesson)) return []
    const { moduleId, lessonId, title, scene, session } = lesson
    return [{ moduleId, lessonId, title, line: session.licence, scene }]
  })
}

/** The page of a serious tool for what is happening this minute. @throws {AppError} not_found */
export function requireNowPage(
  language: Language,
  stageId: string,
  moduleId: string,
  lessonId: string,
  curriculum: Curriculum = loadCurriculum(language),
): NowPage {
  const page = curriculum.nowPages.find(
    (one) => one.stageId === stageId && one.moduleId === moduleId && one.lessonId === lessonId,
  )
  if (!page) throw new AppError('not_found', 'curriculum_answers_no_tool')
  return page
}

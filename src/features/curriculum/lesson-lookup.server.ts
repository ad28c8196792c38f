// Lessons for other features: which one a key or an id means, and what there are.

import type { FindLessonKey, FindSubject, ListTools } from '#src/platform/feature.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { lessonPath } from '#src/shared/paths.ts'
import { type Curriculum, loadCurriculum } from './curriculum.server.ts'

/** Content that was read again, as in development, is another object. */
const lookups = new WeakMap<Curriculum, Map<string, string>>()

/** The lesson key of a key, or of an id alone, which means a tool of the first focus area; undefined for anything that is no lesson of ours. Both are the same in all languages. */
export const findLessonKey: FindLessonKey = (keyOrId) => {
  const curriculum = loadCurriculum(DEFAULT_LANGUAGE)
  const known = lookups.get(curriculum) ?? listKeys(curriculum)
  lookups.set(curriculum, known)
  return known.get(keyOrId)
}

function listKeys({ lessons }: Curriculum): Map<string, string> {
  const keys = new Map<string, string>()
  for (const { stageId, moduleId, lessonId } of lessons) {
    const key = lessonKey(stageId, moduleId, lessonId)
    keys.set(key, key)
    if (stageId === lessons[0]?.stageId) keys.set(lessonId, key)
  }
  return keys
}

export const listTools: ListTools = (language) =>
  loadCurriculum(language).lessons.map(({ stageId, moduleId, lessonId, title, serious }) => ({
    lessonKey: lessonKey(stageId, moduleId, lessonId),
    title,
    serious,
  }))

/** What people write of tools, by the lesson key. */
const KINDS_OF_TOOLS = ['comment', 'tip', 'tip_report']

export function findToolSubject(...[kind, about, language]: Parameters<FindSubject>) {
  if (!KINDS_OF_TOOLS.includes(kind)) return undefined
  const isIt = ({ stageId, moduleId, lessonId }: Curriculum['lessons'][number]) =>
    lessonKey(stageId, moduleId, lessonId) === about
  const lesson = loadCurriculum(language).lessons.find(isIt)
  if (lesson === undefined) return null
  return { title: lesson.title, path: lessonPath(lesson.stageId, lesson.moduleId, lesson.lessonId) }
}

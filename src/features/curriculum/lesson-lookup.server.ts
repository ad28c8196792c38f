// Which lesson a key or an id means, for what people send in about lessons.
import { lessonKey } from '#src/shared/lesson-key.ts'
import type { Curriculum } from './curriculum.server.ts'

/** The lesson key of a key or of a lesson's id alone; undefined for anything that is no lesson of ours. */
export type FindLessonKey = (keyOrId: string) => string | undefined

export function createLessonLookup({ lessons }: Curriculum): FindLessonKey {
  const keys = new Map<string, string>()
  for (const { stageId, moduleId, lessonId } of lessons) {
    const key = lessonKey(stageId, moduleId, lessonId)
    keys.set(key, key)
    keys.set(lessonId, key)
  }
  return (keyOrId) => keys.get(keyOrId)
}

// The tools of the content by what they have: journeys name no tool, and an editor may move an exercise.
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import type { Exercise } from '#src/features/curriculum/exercise.contract.ts'
import { lessonPath, nowPath } from '#src/shared/paths.ts'

/** The addresses of the serious tools. */
export function listSeriousPaths(): string[] {
  return loadCurriculum('en').lessons.flatMap(({ serious, stageId, moduleId, lessonId }) =>
    serious ? [lessonPath(stageId, moduleId, lessonId)] : [],
  )
}

/** The addresses of the pages for what is happening this minute. */
export function listNowPaths(): string[] {
  return loadCurriculum('en').nowPages.map(({ stageId, moduleId, lessonId }) => nowPath(stageId, moduleId, lessonId))
}

/** An everyday tool and the step, counted from 1, on which it has a kind of exercise. */
export function findExercise(kind: Exercise['kind']): { path: string; step: number } {
  for (const lesson of loadCurriculum('en').lessons) {
    if (lesson.serious || !('blocks' in lesson)) continue
    const step = lesson.blocks.findIndex((block) => 'exercise' in block && block.exercise?.kind === kind) + 1
    if (step > 0) return { path: lessonPath(lesson.stageId, lesson.moduleId, lesson.lessonId), step }
  }
  throw new Error(`No everyday tool has the exercise "${kind}".`)
}

// 'Make it a promise', where a tool offers something to promise: on its last step, and once it is finished.
import type { ReactNode } from 'react'
import { MakePromise } from '#src/features/promises/make-promise.tsx'
import { lessonKey } from '#src/shared/lesson-key.ts'
import type { Lesson } from '../../curriculum.contract.ts'

export default function PromiseOffer({ lesson }: { lesson: Lesson }): ReactNode {
  if (lesson.promise === undefined) return null
  return (
    <p>
      <MakePromise
        lessonKey={lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId)}
        toolTitle={lesson.title}
        choices={lesson.promise}
      />
    </p>
  )
}

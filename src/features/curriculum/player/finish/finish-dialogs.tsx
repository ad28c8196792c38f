// After finishing: first the completion dialog, then, when that closes, the reflection dialog. Never both at once.
import { useEffect, useState } from 'react'
import { lessonKey } from '#src/shared/lesson-key.ts'
import type { Lesson } from '../../curriculum.contract.ts'
import { rememberFinished } from '../../recall-memory.ts'
import { forgetExercise } from '../exercises/exercise-memory.ts'
import { CompletionDialog } from './completion-dialog.tsx'
import { ReflectionDialog } from './reflection-dialog.tsx'

interface FinishDialogsProps {
  lesson: Lesson
  backTo: string
  onDone: () => void
}

/** A session has none, so nobody can be asked about it again. */
function hasQuestion(lesson: Lesson): boolean {
  return 'blocks' in lesson && lesson.blocks.some((block) => 'assessment' in block)
}

export default function FinishDialogs({ lesson, backTo, onDone }: FinishDialogsProps) {
  const [reflecting, setReflecting] = useState(false)
  const key = lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId)
  useEffect(() => {
    forgetExercise(key)
    if (!lesson.serious && hasQuestion(lesson)) rememberFinished(key, new Date())
  }, [key, lesson])
  if (reflecting) return <ReflectionDialog lesson={lesson} onClose={onDone} />
  return <CompletionDialog lesson={lesson} backTo={backTo} onClose={() => setReflecting(true)} />
}

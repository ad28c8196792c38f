// After finishing: first the completion dialog, then, when that closes, the reflection dialog. Never both at once.
import { useState } from 'react'
import type { Lesson } from '../../curriculum.contract.ts'
import { CompletionDialog } from './completion-dialog.tsx'
import { ReflectionDialog } from './reflection-dialog.tsx'

interface FinishDialogsProps {
  lesson: Lesson
  backTo: string
  onDone: () => void
}

export default function FinishDialogs({ lesson, backTo, onDone }: FinishDialogsProps) {
  const [reflecting, setReflecting] = useState(false)
  if (reflecting) return <ReflectionDialog lesson={lesson} onClose={onDone} />
  return <CompletionDialog lesson={lesson} backTo={backTo} onClose={() => setReflecting(true)} />
}

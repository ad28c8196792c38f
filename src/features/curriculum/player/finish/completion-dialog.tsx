// 'Tool Complete!', with confetti unless the tool is a serious one.
import { lazy, Suspense, useState } from 'react'
import { FeedbackWidget } from '#src/features/feedback/feedback-widget.tsx'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { prefersReducedMotion } from '#src/web/hooks/reduced-motion.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import type { Lesson } from '../../curriculum.contract.ts'
import styles from './finish-dialogs.module.css'

const Confetti = lazy(() => import('./confetti.tsx'))

interface CompletionDialogProps {
  lesson: Lesson
  backTo: string
  /** On to what to take along; closing leads there too. */
  onClose: () => void
}

export function CompletionDialog({ lesson, backTo, onClose }: CompletionDialogProps) {
  const [celebrate] = useState(() => !lesson.serious && !prefersReducedMotion())
  return (
    <Dialog
      title="Tool Complete!"
      onClose={onClose}
      decoration={
        celebrate ? (
          <Suspense>
            <Confetti />
          </Suspense>
        ) : null
      }
    >
      <p>You finished: {lesson.title}</p>
      <FeedbackWidget lessonId={lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId)} />
      <div className={styles.ways}>
        <Button look="main" onClick={onClose}>
          See what to take with you
        </Button>
        <ButtonLink to={backTo}>Back to Toolkit</ButtonLink>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  )
}

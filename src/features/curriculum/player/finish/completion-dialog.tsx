// 'Tool Complete!', with confetti unless the tool is a serious one.

import { useState } from 'react'
import * as m from '#messages'
import { FeedbackWidget } from '#src/features/inbox/comments/feedback-widget.tsx'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { prefersReducedMotion } from '#src/web/hooks/reduced-motion.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import type { Lesson } from '../../curriculum.contract.ts'
import styles from './finish-dialogs.module.css'

const Confetti = optionalPart(() => import('./confetti.tsx'))

interface CompletionDialogProps {
  lesson: Lesson
  backTo: string
  /** On to what to take along; closing leads there too. */
  onClose: () => void
}

export function CompletionDialog({ lesson, backTo, onClose }: CompletionDialogProps) {
  const [celebrate] = useState(() => !lesson.serious && !prefersReducedMotion())
  return (
    <Dialog title={m.player_complete_title(LANGUAGE)} onClose={onClose} decoration={celebrate ? <Confetti /> : null}>
      <p>{m.player_complete_text(LANGUAGE, { title: lesson.title })}</p>
      <FeedbackWidget lessonId={lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId)} />
      <div className={styles.ways}>
        <Button look="main" onClick={onClose}>
          {m.player_complete_takeaway_button(LANGUAGE)}
        </Button>
        <ButtonLink to={backTo}>{m.player_toolkit_link(LANGUAGE)}</ButtonLink>
        <Button onClick={onClose}>{m.player_close(LANGUAGE)}</Button>
      </div>
    </Dialog>
  )
}

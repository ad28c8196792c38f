// 'Tool Complete!', with confetti unless the tool is a serious one.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FeedbackWidget } from '#src/features/inbox/comments/feedback-widget.tsx'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { prefersReducedMotion } from '#src/web/hooks/reduced-motion.ts'
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
  const t = useTranslations()
  const [celebrate] = useState(() => !lesson.serious && !prefersReducedMotion())
  return (
    <Dialog title={t('player_complete_title')} onClose={onClose} decoration={celebrate ? <Confetti /> : null}>
      <p>{t('player_complete_text', { title: lesson.title })}</p>
      <FeedbackWidget lessonId={lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId)} />
      <div className={styles.ways}>
        <Button look="main" onClick={onClose}>
          {t('player_complete_takeaway_button')}
        </Button>
        <ButtonLink to={backTo}>{t('player_toolkit_link')}</ButtonLink>
        <Button onClick={onClose}>{t('player_close')}</Button>
      </div>
    </Dialog>
  )
}

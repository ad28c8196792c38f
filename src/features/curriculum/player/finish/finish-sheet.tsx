// The one sheet at the end of a tool: that it is complete, what to take along, the next step and the thumbs. Confetti unless it is a serious one.
// It stays in the page when it is closed, so that what was typed in it is there when it is opened again.

import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { NextStepCard } from '#src/features/family/next-step/next-step-card.tsx'
import { FeedbackWidget } from '#src/features/inbox/comments/feedback-widget.tsx'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { prefersReducedMotion } from '#src/web/hooks/reduced-motion.ts'
import { englishPart } from '#src/web/language/language.ts'
import { track } from '#src/web/track.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { Markdown } from '#src/web/ui/markdown.tsx'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import type { Lesson } from '../../curriculum.contract.ts'
import { Scene } from '../../pictures/scene.tsx'
import { rememberFinished } from '../../recall-memory.ts'
import { ThinkBack } from '../block-view.tsx'
import { commitBlockOf } from '../commit-block.ts'
import { forgetExercise } from '../exercises/exercise-memory.ts'
import styles from './finish-sheet.module.css'

const Confetti = optionalPart(() => import('./confetti.tsx'))

interface FinishSheetProps {
  lesson: Lesson
  backTo: string
  open: boolean
  onClose: () => void
}

/** A session has none, so it cannot be asked about again. */
function hasQuestion(lesson: Lesson): boolean {
  return 'blocks' in lesson && lesson.blocks.some((block) => 'assessment' in block)
}

export default function FinishSheet({ lesson, backTo, open, onClose }: FinishSheetProps) {
  const t = useTranslations()
  const [celebrate] = useState(() => !lesson.serious && !prefersReducedMotion())
  const { stageId, moduleId, lessonId, title } = lesson
  const key = lessonKey(stageId, moduleId, lessonId)
  const commit = commitBlockOf(lesson)
  useEffect(() => {
    forgetExercise(key)
    if (!lesson.serious && hasQuestion(lesson)) rememberFinished(key, new Date())
  }, [key, lesson])

  return (
    <Dialog
      title={t('player_complete_title')}
      open={open}
      onClose={onClose}
      className={styles.sheet}
      contentClassName={styles.content}
      behind={celebrate ? <Confetti /> : null}
      picture={<Scene path={commit?.scene ?? lesson.scene} className={styles.scene} />}
    >
      <div className={styles.words}>
        <p>{t('player_complete_text', { title })}</p>
        <div {...englishPart(lesson.inEnglish)}>
          <div className={styles.takeaway}>
            {commit === undefined ? <p>{takeawayOf(lesson)}</p> : <Markdown blocks={commit.keyTakeawayTree} />}
          </div>
        </div>
        {commit === undefined ? null : (
          <details className={styles.think}>
            <summary>{t('player_think_back')}</summary>
            <div {...englishPart(lesson.inEnglish)}>
              <ThinkBack block={commit} />
            </div>
          </details>
        )}
      </div>
      <div className={styles.next}>
        {commit === undefined && lesson.nextStep === undefined ? null : (
          <NextStepCard
            source={{ kind: 'tool', id: key, title }}
            words={commit?.nextStepCommitment}
            choices={lesson.nextStep}
            inEnglish={lesson.inEnglish}
            onMade={() => track({ event: 'next_step_made', stageId, moduleId, lessonId, title })}
          />
        )}
        <FeedbackWidget lessonId={key} />
      </div>
      <div className={styles.ways}>
        <ButtonLink to={backTo}>{t('player_toolkit_link')}</ButtonLink>
        <Button onClick={onClose}>{t('player_close')}</Button>
      </div>
    </Dialog>
  )
}

function takeawayOf(lesson: Lesson): string {
  if ('takeaway' in lesson) return lesson.takeaway
  return 'session' in lesson ? lesson.session.again : ''
}

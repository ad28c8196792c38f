// What to take along: takeaway, prompts, the next step, and what comes next.
import { useTranslations } from 'use-intl'
import { englishPart } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import type { Lesson } from '../../curriculum.contract.ts'
import { CommitView } from '../block-view.tsx'
import { commitBlockOf } from '../commit-block.ts'
import styles from './finish-dialogs.module.css'

interface ReflectionDialogProps {
  lesson: Lesson
  onClose: () => void
}

export function ReflectionDialog({ lesson, onClose }: ReflectionDialogProps) {
  const t = useTranslations()
  const commit = commitBlockOf(lesson)
  return (
    <Dialog title={t('player_takeaway_title')} onClose={onClose}>
      <div {...englishPart(lesson.inEnglish)}>
        {commit === undefined ? <p>{takeawayOf(lesson)}</p> : <CommitView block={commit} />}
      </div>
      <div className={`${styles.ways} ${styles.always}`}>
        <Button look="strong" onClick={onClose}>
          {t('player_close')}
        </Button>
      </div>
    </Dialog>
  )
}

function takeawayOf(lesson: Lesson): string {
  if ('takeaway' in lesson) return lesson.takeaway
  return 'session' in lesson ? lesson.session.again : ''
}

// What could be better, in a parent's words. Needed with a negative rating.

import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import styles from './feedback-widget.module.css'

interface CommentFormProps {
  busy: boolean
  onCancel: () => void
  onSubmit: (comment: string) => void
}

export function CommentForm({ busy, onCancel, onSubmit }: CommentFormProps) {
  const t = useTranslations()
  const id = useId()
  const [comment, setComment] = useState('')
  const empty = comment.trim() === ''
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!empty && !busy) onSubmit(comment)
      }}
    >
      <label htmlFor={id}>{t('feedback_comment_label')}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={2000}
        required
        value={comment}
        className={styles.comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <div className={styles.ratings}>
        <Button type="submit" look="strong" disabled={empty} busy={busy}>
          {t('feedback_comment_button')}
        </Button>
        <Button onClick={onCancel}>{t('feedback_comment_cancel')}</Button>
      </div>
    </form>
  )
}

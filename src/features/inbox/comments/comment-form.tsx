// What could be better, in a parent's words. Needed with a negative rating.

import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import { forgetDraft, useKeptFields } from '#src/web/ui/forms/use-kept-fields.ts'
import styles from './feedback-widget.module.css'

interface CommentFormProps {
  busy: boolean
  onCancel: () => void
  /** @returns whether it was sent */
  onSubmit: (comment: string) => Promise<boolean>
}

export function CommentForm({ busy, onCancel, onSubmit }: CommentFormProps) {
  const t = useTranslations()
  const id = useId()
  const form = useKeptFields('comment')
  const [comment, setComment] = useState('')
  const empty = comment.trim() === ''
  const send = async () => {
    const draft = form.current?.dataset.draft
    if (await onSubmit(comment)) forgetDraft(draft)
  }
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!empty && !busy) void send()
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

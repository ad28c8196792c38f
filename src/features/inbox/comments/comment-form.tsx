// What could be better, in a parent's words. Needed with a negative rating.

import { useId, useState } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import styles from './feedback-widget.module.css'

interface CommentFormProps {
  busy: boolean
  onCancel: () => void
  onSubmit: (comment: string) => void
}

export function CommentForm({ busy, onCancel, onSubmit }: CommentFormProps) {
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
      <label htmlFor={id}>{m.feedback_comment_label(LANGUAGE)}</label>
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
          {m.feedback_comment_button(LANGUAGE)}
        </Button>
        <Button onClick={onCancel}>{m.feedback_comment_cancel(LANGUAGE)}</Button>
      </div>
    </form>
  )
}

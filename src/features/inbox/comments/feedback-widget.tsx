// 'Did it help?': two buttons, a comment for a no, and a prompt for people who are not signed in.

import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { getSessionUser } from '#src/features/accounts/session-store.ts'
import { LOGIN_PATH, REGISTER_PATH } from '#src/shared/paths.ts'
import { call } from '#src/web/api.ts'
import { messageOr } from '#src/web/error-message.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { forgetDraft, useKeptFields } from '#src/web/ui/forms/use-kept-fields.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { COMMENT_LIMIT } from '../message-kinds.contract.ts'
import type { submitFeedback } from './feedback.contract.ts'
import styles from './feedback-widget.module.css'

type Rating = 'positive' | 'negative'
type State = 'idle' | 'commenting' | 'asking-to-sign-in' | 'thanked'

export function FeedbackWidget({ lessonId }: { lessonId: string }) {
  const t = useTranslations()
  const { user, checkSession } = useAuth()
  const [state, setState] = useState<State>('idle')
  const no = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState<Rating | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<{ cause: string } | null>(null)

  const submit = async (rating: Rating, comment?: string): Promise<boolean> => {
    setBusy(true)
    setError(null)
    try {
      const said = { lessonId, rating, ...(comment !== undefined && { comment }) }
      await call<typeof submitFeedback>('POST /api/feedback', said)
      setState('thanked')
      return true
    } catch (failure) {
      if (failure instanceof Error && 'code' in failure && failure.code === 'unauthorized') await checkSession()
      // A retry does not help a parent who must log in first.
      if (getSessionUser() !== null) setError({ cause: messageOr(t, failure, '') })
      else if (rating === 'positive') setState('asking-to-sign-in')
      return false
    } finally {
      setBusy(false)
    }
  }
  const rate = (rating: Rating) => {
    if (busy) return
    setError(null)
    setWanted(rating)
    if (user === null) setState('asking-to-sign-in')
    else if (rating === 'negative') setState('commenting')
    else void submit('positive')
  }

  // Logging in in another tab is enough: the rating is still here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a sign-in sends the kept rating
  useEffect(() => {
    if (user !== null && state === 'asking-to-sign-in' && wanted !== null) {
      setState('idle')
      rate(wanted)
    }
  }, [user])

  if (state === 'thanked') {
    return (
      <FormSuccess>
        <p>{t('feedback_answers_thanks')}</p>
      </FormSuccess>
    )
  }
  return (
    <section className={styles.widget} aria-label={t('feedback_name')}>
      <p className={styles.question}>{t('feedback_question')}</p>
      <div className={styles.ratings}>
        <Button busy={busy} onClick={() => rate('positive')}>
          <span aria-hidden="true">👍</span> {t('feedback_yes')}
        </Button>
        <Button ref={no} busy={busy} onClick={() => rate('negative')}>
          <span aria-hidden="true">👎</span> {t('feedback_no')}
        </Button>
      </div>
      {state === 'commenting' ? (
        <CommentForm
          busy={busy}
          onCancel={() => {
            setState('idle')
            setError(null)
            no.current?.focus()
          }}
          onSubmit={(comment) => submit('negative', comment)}
        />
      ) : null}
      <div role="status">
        {state === 'asking-to-sign-in' || (state === 'commenting' && user === null) ? (
          <p className={styles.prompt}>
            {t.rich('feedback_sign_in', {
              login: (words) => (
                <PageLink to={LOGIN_PATH} target="_blank">
                  {words}
                </PageLink>
              ),
              register: (words) => (
                <PageLink to={REGISTER_PATH} target="_blank">
                  {words}
                </PageLink>
              ),
            })}
          </p>
        ) : null}
      </div>
      <div role="alert" className={styles.error}>
        {error === null ? null : <p>{t('feedback_failed')}</p>}
        {error === null || error.cause === '' ? null : <p>{error.cause}</p>}
      </div>
    </section>
  )
}

interface CommentFormProps {
  busy: boolean
  onCancel: () => void
  /** @returns whether it was sent */
  onSubmit: (comment: string) => Promise<boolean>
}

/** What could be better, in a parent's words. Needed with a negative rating. */
function CommentForm({ busy, onCancel, onSubmit }: CommentFormProps) {
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
        maxLength={COMMENT_LIMIT}
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

// One tip that waits: its words as isolated text (L10), how long it has, and what a moderator may do with it.

import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { readOwnTips } from '#src/features/community/tips/own-tips.ts'
import { REFUSAL_REASONS, type RefusalReason } from '#src/features/community/tips/tip-choices.contract.ts'
import { refusalWords, starterWords } from '#src/features/community/tips/tip-words.ts'
import type { Translate } from '#src/shared/translate.ts'
import { messageOr } from '#src/web/error-message.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import { callDesk } from '../app/call-desk.ts'
import styles from '../app/desk-queue.module.css'
import { type DeskTip, hideDeskTip, keepDeskTip, passDeskTip, refuseDeskTip } from './desk-tips.contract.ts'

interface DeskTipRowProps {
  tip: DeskTip
  /** @param words what was done. Comes to its end with the new list. */
  onJudged: (words: string) => Promise<void>
}

export function DeskTipRow({ tip, onJudged }: DeskTipRowProps) {
  const t = useTranslations()
  const title = useId()
  const [refusing, setRefusing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { id } = tip
  const act = async (send: () => Promise<unknown>, done: string) => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      await send()
      await onJudged(done)
    } catch (failure) {
      setError(messageOr(t, failure, t('desk_tips_failed')))
    } finally {
      // One that was hidden stays in the list, and waits on.
      setBusy(false)
    }
  }
  const own = () => ({ id, ownCodes: readOwnTips().map(({ code }) => code) })
  const ways: Record<'pass' | 'keep' | 'hide', ReactNode> = {
    pass: (
      <Button
        look="main"
        busy={busy}
        aria-describedby={title}
        onClick={firstTap(() => void act(() => callDesk(passDeskTip, own()), t('desk_tips_passed')))}
      >
        {t('desk_tips_pass')}
      </Button>
    ),
    keep: (
      <Button
        look="main"
        busy={busy}
        aria-describedby={title}
        onClick={firstTap(() => void act(() => callDesk(keepDeskTip, own()), t('desk_tips_kept')))}
      >
        {t('desk_tips_keep')}
      </Button>
    ),
    hide: (
      <Button
        busy={busy}
        aria-describedby={title}
        onClick={firstTap(() => void act(() => callDesk(hideDeskTip, { id }), t('desk_tips_hidden')))}
      >
        {t('desk_tips_hide')}
      </Button>
    ),
  }
  return (
    <li className={styles.item}>
      <h2 id={title} className={styles.title}>
        {tip.tool}
      </h2>
      <p className={tip.late || tip.danger ? styles.late : undefined}>{waitWords(t, tip)}</p>
      <blockquote className={styles.quote}>
        <span>{starterWords(t, tip.starter)}</span>
        <p dir="auto">
          <bdi>{tip.words}</bdi>
        </p>
      </blockquote>
      {tip.hints.includes('surname') ? <p>{t('desk_tips_hint_surname')}</p> : null}
      {tip.hints.includes('school') ? <p>{t('desk_tips_hint_school')}</p> : null}
      {refusing ? (
        <RefusalForm
          busy={busy}
          onRefuse={(reason) => void act(() => callDesk(refuseDeskTip, { id, reason }), t('desk_tips_refused'))}
          onClose={() => setRefusing(false)}
        />
      ) : (
        <div className={styles.ways}>
          {tip.state === 'waiting' ? ways.pass : ways.keep}
          {tip.state === 'passed' ? ways.hide : null}
          <Button aria-describedby={title} onClick={() => setRefusing(true)}>
            {t('desk_tips_refuse')}
          </Button>
        </div>
      )}
      <FormError>{error}</FormError>
    </li>
  )
}

function waitWords(t: Translate, { state, reports, danger, waitsSince, lookBy, late }: DeskTip): string {
  const reported = t('desk_tips_reported', { reports: String(reports) })
  return [
    danger ? t('desk_tips_danger') : null,
    late ? t('desk_queue_late') : null,
    reports > 0 ? reported : null,
    state === 'hidden' ? t('desk_tips_state_hidden') : null,
    t('desk_queue_wait', { since: waitsSince, by: lookBy }),
  ]
    .filter((words) => words !== null)
    .join(' ')
}

interface RefusalFormProps {
  busy: boolean
  onRefuse: (reason: RefusalReason) => void
  onClose: () => void
}

function RefusalForm({ busy, onRefuse, onClose }: RefusalFormProps) {
  const t = useTranslations()
  const [reason, setReason] = useState<RefusalReason | null>(null)
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (reason !== null) onRefuse(reason)
      }}
    >
      <RadioGroup
        legend={t('desk_tips_reason')}
        options={REFUSAL_REASONS.map((value) => ({ value, label: refusalWords(t, value) }))}
        chosen={reason}
        onChoose={setReason}
      />
      <div className={styles.ways}>
        <Button type="submit" look="main" busy={busy}>
          {t('desk_tips_refuse')}
        </Button>
        <Button onClick={onClose}>{t('desk_tips_close')}</Button>
      </div>
    </Form>
  )
}

// When an issue leaves: the schedule, a button that stops or cancels it, and the choices, each with a code.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { CodeDialog } from '#src/web/desk/code-dialog.tsx'
import { showDay } from '#src/web/desk/show-count.ts'
import { messageOr } from '#src/web/error-message.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageLocale } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import type {
  Progress,
  resumeDeskIssue,
  ScheduleOptions,
  scheduleDeskIssue,
  sendDeskIssue,
  stopDeskIssue,
} from './desk-issues.contract.ts'
import styles from './issue.desk.module.css'

const timeFormat = new Intl.DateTimeFormat(pageLocale(), { hour: '2-digit', minute: '2-digit' })

interface IssueSendingProps {
  slug: string
  subject: string
  schedule: ScheduleOptions
  /** Loads the schedule again. */
  onChosen: () => Promise<void>
}

export function IssueSending({ slug, subject, schedule, onChosen }: IssueSendingProps) {
  const t = useTranslations()
  const [proving, setProving] = useState<'now' | 'saturday' | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const { way, readers, waits, saturday, isSending } = schedule
  const settle = async (words: string) => {
    setProving(null)
    setDone(words)
    await onChosen()
  }
  return (
    <>
      {isSending ? null : <p className={styles.note}>{t('desk_newsletter_sending_off')}</p>}
      <IssueSchedule {...schedule} />
      {way === 'held' ? null : (
        <StopIssue
          slug={slug}
          label={way === 'now' ? t('desk_newsletter_stop') : t('desk_newsletter_take_back')}
          look={way === 'now' ? 'main' : 'quiet'}
          onStopped={() => settle(t('desk_newsletter_stopped'))}
        />
      )}
      {way === 'now' ? null : <SendNow readers={readers} onAsked={() => setProving('now')} />}
      {way === 'held' && saturday !== null ? (
        <Button onClick={() => setProving('saturday')}>
          {t('desk_newsletter_send_saturday', { day: showDay(saturday) })}
        </Button>
      ) : null}
      <p role="status">{done}</p>
      {proving === 'now' ? (
        <CodeDialog
          sentence={t(waits ? 'desk_newsletter_send_many' : 'desk_newsletter_send_few', {
            subject,
            readers: readers.toLocaleString(pageLocale()),
          })}
          send={async (code) => {
            await callDesk<typeof sendDeskIssue>('POST /api/desk/newsletter/{slug}/send', { slug, readers, code })
            await settle(t('desk_newsletter_chosen'))
          }}
          onClose={() => setProving(null)}
        />
      ) : null}
      {proving === 'saturday' && saturday !== null ? (
        <CodeDialog
          sentence={t('desk_newsletter_saturday_sentence', { subject, day: showDay(saturday) })}
          send={async (code) => {
            await callDesk<typeof scheduleDeskIssue>('POST /api/desk/newsletter/{slug}/saturday', {
              slug,
              day: saturday,
              code,
            })
            await settle(t('desk_newsletter_chosen'))
          }}
          onClose={() => setProving(null)}
        />
      ) : null}
    </>
  )
}

function IssueSchedule({ way, at, waits }: ScheduleOptions) {
  const t = useTranslations()
  if (way === 'held' || at === null) return <p>{t('desk_newsletter_held')}</p>
  if (way === 'saturday') return <p>{t('desk_newsletter_leaves_saturday', { day: showDay(at) })}</p>
  return (
    <>
      <p>{t('desk_newsletter_leaves_now', { time: timeFormat.format(new Date(at)) })}</p>
      {waits ? <p>{t('desk_newsletter_leaves_stop')}</p> : null}
    </>
  )
}

function SendNow({ readers, onAsked }: { readers: number; onAsked: () => void }) {
  const t = useTranslations()
  const [typed, setTyped] = useState('')
  const { error, setError, onSubmit } = useSubmit(async () => {
    // '1,234' and '1 234' are the same number.
    if (Number(typed.replaceAll(/[\s,.]/g, '') || Number.NaN) === readers) return onAsked()
    setError(t('desk_newsletter_type_readers_wrong'))
  }, '')
  if (readers === 0) return <p>{t('desk_newsletter_no_readers')}</p>
  return (
    <Form onSubmit={onSubmit} className={styles.test}>
      <p>{t('desk_newsletter_readers_now', { readers: readers.toLocaleString(pageLocale()) })}</p>
      <TextField
        label={t('desk_newsletter_type_readers')}
        hint={t('desk_newsletter_type_readers_hint')}
        inputMode="numeric"
        autoComplete="off"
        required
        value={typed}
        onChange={setTyped}
      />
      <FormError>{error}</FormError>
      <Button type="submit">{t('desk_newsletter_send_now')}</Button>
    </Form>
  )
}

interface IssueOnItsWayProps {
  slug: string
  subject: string
  progress: Progress
  /** Asks again how far it is. */
  onChosen: () => Promise<void>
}

/** An issue that is leaving: one press stops it at once, and resuming needs a code. */
export function IssueOnItsWay({ slug, subject, progress, onChosen }: IssueOnItsWayProps) {
  const t = useTranslations()
  // The number stays the one that was shown when it was pressed.
  const [proving, setProving] = useState<number | null>(null)
  const { state, waiting } = progress
  const stoppable = state === 'queued' || state === 'being sent'
  if (!stoppable && state !== 'stopped') return null
  return (
    <>
      {stoppable ? (
        <StopIssue slug={slug} label={t('desk_newsletter_stop')} look="main" onStopped={onChosen} />
      ) : (
        <>
          <p>{t('desk_newsletter_stopped_on_its_way')}</p>
          <Button onClick={() => setProving(waiting)}>{t('desk_newsletter_resume')}</Button>
        </>
      )}
      {proving === null ? null : (
        <CodeDialog
          sentence={t('desk_newsletter_resume_sentence', { subject, waiting: proving.toLocaleString(pageLocale()) })}
          send={async (code) => {
            await callDesk<typeof resumeDeskIssue>('POST /api/desk/newsletter/{slug}/resume', {
              slug,
              waiting: proving,
              code,
            })
            setProving(null)
            await onChosen()
          }}
          onClose={() => setProving(null)}
        />
      )}
    </>
  )
}

interface StopIssueProps {
  slug: string
  label: string
  look: 'main' | 'quiet'
  onStopped: () => Promise<void>
}

/** One press stops an issue, without a proof. */
function StopIssue({ slug, label, look, onStopped }: StopIssueProps) {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const stop = async () => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      await callDesk<typeof stopDeskIssue>('POST /api/desk/newsletter/{slug}/stop', { slug })
      await onStopped()
    } catch (failure) {
      setError(messageOr(t, failure, t('desk_newsletter_stop_failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <FormError>{error}</FormError>
      <Button busy={busy} look={look} onClick={() => void stop()}>
        {label}
      </Button>
    </>
  )
}

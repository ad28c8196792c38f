// When an issue leaves: the schedule, a button that stops or cancels it, and the choices, each with a code.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { useCodeDialog } from '#src/web/desk/code-dialog.tsx'
import desk from '#src/web/desk/desk-page.module.css'
import { showDay, showHour } from '#src/web/desk/show-day.ts'
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

interface IssueSendingProps {
  slug: string
  subject: string
  schedule: ScheduleOptions
  /** Loads the schedule again. */
  onChosen: () => Promise<void>
}

export function IssueSending({ slug, subject, schedule, onChosen }: IssueSendingProps) {
  const t = useTranslations()
  const { askCode, codeDialog } = useCodeDialog()
  const [done, setDone] = useState<string | null>(null)
  const { way, readers, waits, saturday, isSending } = schedule
  const settle = async (words: string) => {
    setDone(words)
    await onChosen()
  }
  const sendNow = () =>
    askCode(
      t(waits ? 'desk_newsletter_send_many' : 'desk_newsletter_send_few', {
        subject,
        readers: readers.toLocaleString(pageLocale()),
      }),
      (code) => callDesk<typeof sendDeskIssue>('POST /api/desk/newsletter/{slug}/send', { slug, readers, code }),
      () => settle(t('desk_newsletter_chosen')),
    )
  const sendOn = (day: string) =>
    askCode(
      t('desk_newsletter_saturday_sentence', { subject, day: showDay(day) }),
      (code) => callDesk<typeof scheduleDeskIssue>('POST /api/desk/newsletter/{slug}/saturday', { slug, day, code }),
      () => settle(t('desk_newsletter_chosen')),
    )
  return (
    <>
      {isSending ? null : <p className={desk.card}>{t('desk_newsletter_sending_off')}</p>}
      <IssueSchedule {...schedule} />
      {way === 'held' ? null : (
        <StopIssue
          slug={slug}
          label={way === 'now' ? t('desk_newsletter_stop') : t('desk_newsletter_take_back')}
          look={way === 'now' ? 'main' : 'quiet'}
          onStopped={() => settle(t('desk_newsletter_stopped'))}
        />
      )}
      {way === 'held' && saturday !== null ? (
        <Button look="main" onClick={() => sendOn(saturday)}>
          {t('desk_newsletter_send_saturday', { day: showDay(saturday) })}
        </Button>
      ) : null}
      {way === 'now' ? null : <SendNow readers={readers} onAsked={sendNow} />}
      <p role="status">{done}</p>
      {codeDialog}
    </>
  )
}

function IssueSchedule({ way, at, waits }: ScheduleOptions) {
  const t = useTranslations()
  if (way === 'held' || at === null) return <p>{t('desk_newsletter_held')}</p>
  if (way === 'saturday') return <p>{t('desk_newsletter_leaves_saturday', { day: showDay(at) })}</p>
  return (
    <>
      <p>{t('desk_newsletter_leaves_now', { time: showHour(at) })}</p>
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
    <Form onSubmit={onSubmit} className={desk.form}>
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
  const { askCode, codeDialog } = useCodeDialog()
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
          <Button
            // The number stays the one that was shown when it was pressed.
            onClick={() =>
              askCode(
                t('desk_newsletter_resume_sentence', { subject, waiting: waiting.toLocaleString(pageLocale()) }),
                (code) =>
                  callDesk<typeof resumeDeskIssue>('POST /api/desk/newsletter/{slug}/resume', { slug, waiting, code }),
                onChosen,
              )
            }
          >
            {t('desk_newsletter_resume')}
          </Button>
        </>
      )}
      {codeDialog}
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
  const { busy, error, onSubmit } = useSubmit(async () => {
    await callDesk<typeof stopDeskIssue>('POST /api/desk/newsletter/{slug}/stop', { slug })
    await onStopped()
  }, t('desk_newsletter_stop_failed'))
  return (
    <>
      <FormError>{error}</FormError>
      <Button busy={busy} look={look} onClick={onSubmit}>
        {label}
      </Button>
    </>
  )
}

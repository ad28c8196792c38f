// When an issue leaves: what is chosen, a press that takes it back, and the two ways to choose, each proven (L3, L6).

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageLocale } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { callDesk } from '../app/call-desk.ts'
import { showDay } from '../figures/show-count.ts'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import styles from './desk-issue.module.css'
import { type Choosable, scheduleDeskIssue, sendDeskIssue } from './desk-sending.contract.ts'
import { StopIssue } from './stop-issue.tsx'

/** As their endpoints call them. */
const SENDING = { act: 'send-newsletter' }
const SCHEDULING = { act: 'schedule-newsletter' }

const timeFormat = new Intl.DateTimeFormat(pageLocale(), { hour: '2-digit', minute: '2-digit' })

interface IssueSendingProps {
  slug: string
  subject: string
  choosable: Choosable
  /** Asks anew what is chosen. */
  onChosen: () => Promise<void>
}

export function IssueSending({ slug, subject, choosable, onChosen }: IssueSendingProps) {
  const t = useTranslations()
  const [proving, setProving] = useState<'now' | 'saturday' | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const { way, readers, waits, saturday } = choosable
  const settle = async (words: string) => {
    setProving(null)
    setDone(words)
    await onChosen()
  }
  return (
    <>
      <Leaving {...choosable} />
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
        <ProofDialog
          {...SENDING}
          words={{ issue: slug, readers }}
          sentence={t(waits ? 'desk_newsletter_send_many' : 'desk_newsletter_send_few', {
            subject,
            readers: readers.toLocaleString(pageLocale()),
          })}
          send={async (proof) => {
            await callDesk(sendDeskIssue, { slug, readers, proof })
            await settle(t('desk_newsletter_chosen'))
          }}
          onClose={() => setProving(null)}
        />
      ) : null}
      {proving === 'saturday' && saturday !== null ? (
        <ProofDialog
          {...SCHEDULING}
          words={{ issue: slug, day: saturday }}
          sentence={t('desk_newsletter_saturday_sentence', { subject, day: showDay(saturday) })}
          send={async (proof) => {
            await callDesk(scheduleDeskIssue, { slug, day: saturday, proof })
            await settle(t('desk_newsletter_chosen'))
          }}
          onClose={() => setProving(null)}
        />
      ) : null}
    </>
  )
}

function Leaving({ way, at, waits }: Choosable) {
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

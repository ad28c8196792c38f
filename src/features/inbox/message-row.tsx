// One message at the desk: a stranger's words as isolated text, how long it has, and what its kind lets one do with it.

import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { CodeDialog } from '#src/web/desk/code-dialog.tsx'
import queue from '#src/web/desk/desk-queue.module.css'
import { showDay } from '#src/web/desk/show-count.ts'
import { showStrangerText } from '#src/web/desk/stranger-text.ts'
import { messageOr } from '#src/web/error-message.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { pageLanguage, pageLocale } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextArea } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import { ANSWER_LIMIT, type answerMessage, type DeskMessage, type decideMessage } from './inbox.contract.ts'
import styles from './inbox.desk.module.css'
import { type Decision, kindWords, MESSAGE_KINDS } from './message-kinds.contract.ts'
import { readOwnTips } from './own-tips.ts'

interface MessageRowProps {
  message: DeskMessage
  /** @param words what was done. Comes to its end with the new list. */
  onDone: (words: string) => Promise<void>
}

export function MessageRow({ message, onDone }: MessageRowProps) {
  const t = useTranslations()
  const title = useId()
  const { kind, detail, text, language, path } = message
  return (
    <li className={queue.item}>
      <h2 id={title} className={queue.title}>
        {message.title === null ? t(kindWords(kind)) : `${t(kindWords(kind))}: ${message.title}`}
      </h2>
      <Facts message={message} />
      {detail === null ? null : <Quote language={language}>{detail}</Quote>}
      {text === null ? <p>{t('desk_inbox_no_words')}</p> : <Quote language={language}>{text}</Quote>}
      {message.flags.map((flag) => (
        <p key={flag} className={queue.late}>
          {t(`desk_inbox_flag_${flag}`)}
        </p>
      ))}
      {path === null ? null : (
        <p>
          <a href={path}>{t('desk_inbox_open')}</a>
        </p>
      )}
      {message.closedOn === null ? <Ways message={message} title={title} onDone={onDone} /> : null}
    </li>
  )
}

function Facts({ message }: { message: DeskMessage }) {
  const t = useTranslations()
  const { id, kind, times, late, language, address, answeredOn, closedOn } = message
  const { answered } = MESSAGE_KINDS[kind]
  const wait = t('desk_inbox_wait', { since: showDay(message.cameOn), by: showDay(message.dueOn) })
  return (
    <>
      {closedOn === null ? (
        <p className={late ? queue.late : undefined}>{late ? `${t('desk_queue_late')} ${wait}` : wait}</p>
      ) : (
        <p>{t('desk_inbox_closed_on', { since: showDay(message.cameOn), day: showDay(closedOn) })}</p>
      )}
      {answered ? (
        <p>
          {t('desk_inbox_number', { id })}{' '}
          {address === null ? t('desk_inbox_deleted') : t('desk_inbox_from', { address })}
        </p>
      ) : null}
      {message.urgent ? <p className={queue.late}>{t('desk_inbox_urgent')}</p> : null}
      {times > (kind === 'tip' ? 0 : 1) ? (
        <p>{t(kind === 'tip' ? 'desk_inbox_reports' : 'desk_inbox_times', { times: String(times) })}</p>
      ) : null}
      {answeredOn === null ? null : <p>{t('desk_inbox_answered_on', { day: showDay(answeredOn) })}</p>}
      {language === null || language === pageLanguage() ? null : (
        <p>{t('desk_inbox_language', { language: nameOf(language) })}</p>
      )}
    </>
  )
}

/** Such as 'Polish'. */
function nameOf(language: string): string {
  return new Intl.DisplayNames(pageLanguage(), { type: 'language' }).of(language) ?? language
}

function Quote({ language, children }: { language: string | null; children: string }) {
  return (
    <blockquote className={queue.quote}>
      <p className={styles.words} dir="auto" lang={language ?? undefined} translate="no">
        <bdi>{showStrangerText(children)}</bdi>
      </p>
    </blockquote>
  )
}

function Ways({ message, title, onDone }: MessageRowProps & { title: string }) {
  const t = useTranslations()
  const { id, kind, address } = message
  const { decisions, answered } = MESSAGE_KINDS[kind]
  const [open, setOpen] = useState<Decision | 'answer' | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const close = () => setOpen(null)
  const decide = async (decision: Decision, reason?: string) => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      await callDesk<typeof decideMessage>('POST /api/desk/inbox/{kind}/{id}/decide', {
        ...{ kind, id, decision, seen: message.flags, ownCodes: readOwnTips().map(({ code }) => code) },
        ...(reason !== undefined && { reason }),
      })
      // Busy until the new list is there, so that it is not decided about twice.
      await onDone(t(`desk_inbox_did_${decision}`))
      close()
    } catch (failure) {
      setError(messageOr(t, failure, t('desk_queue_failed')))
    } finally {
      // It is still there where the new list did not come.
      setBusy(false)
    }
  }
  const reasons = open === null || open === 'answer' ? undefined : decisions[open]?.reasons
  if (open === 'answer' && address !== null) {
    return <AnswerForm id={id} address={address} onDone={onDone} onClose={close} />
  }
  if (open !== null && open !== 'answer' && reasons !== undefined) {
    return (
      <ReasonForm
        label={t(`desk_inbox_do_${open}`)}
        reasons={Object.entries(reasons).map(([value, words]) => ({ value, label: t(words) }))}
        busy={busy}
        error={error}
        onChoose={(reason) => void decide(open, reason)}
        onClose={close}
      />
    )
  }
  return (
    <>
      <div className={queue.ways}>
        {answered && address !== null ? (
          <Button aria-describedby={title} onClick={() => setOpen('answer')}>
            {t('desk_inbox_answer')}
          </Button>
        ) : null}
        {message.decisions.map((decision) => (
          <Button
            key={decision}
            busy={busy}
            aria-describedby={title}
            onClick={firstTap(() => {
              if (decisions[decision]?.reasons === undefined) void decide(decision)
              else setOpen(decision)
            })}
          >
            {t(`desk_inbox_do_${decision}`)}
          </Button>
        ))}
      </div>
      <FormError>{error}</FormError>
    </>
  )
}

interface ReasonFormProps {
  label: string
  reasons: { value: string; label: string }[]
  busy: boolean
  error: string | null
  onChoose: (reason: string) => void
  onClose: () => void
}

/** A choice out of a few, so that nothing about a person is typed. */
function ReasonForm({ label, reasons, busy, error, onChoose, onClose }: ReasonFormProps) {
  const t = useTranslations()
  const [reason, setReason] = useState<string | null>(null)
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (reason !== null) onChoose(reason)
      }}
    >
      <RadioGroup legend={t('desk_inbox_reason')} options={reasons} chosen={reason} onChoose={setReason} />
      <FormError>{error}</FormError>
      <div className={queue.ways}>
        <Button type="submit" look="main" busy={busy}>
          {label}
        </Button>
        <Button onClick={onClose}>{t('desk_inbox_back')}</Button>
      </div>
    </Form>
  )
}

interface AnswerFormProps {
  id: string
  /** Masked. */
  address: string
  onDone: (words: string) => Promise<void>
  onClose: () => void
}

/** Plain text to the message's own address, with a code. What was typed stays when it did not leave. */
function AnswerForm({ id, address, onDone, onClose }: AnswerFormProps) {
  const t = useTranslations()
  const field = useRef<HTMLTextAreaElement>(null)
  const [answer, setAnswer] = useState<string | null>(null)
  return (
    <>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          setAnswer(field.current?.value ?? '')
        }}
      >
        <TextArea
          ref={field}
          label={t('desk_inbox_answer_label')}
          hint={t('desk_inbox_answer_hint', { address })}
          rows={8}
          required
          maxLength={ANSWER_LIMIT}
        />
        <div className={queue.ways}>
          <Button type="submit" look="main">
            {t('desk_inbox_answer_send')}
          </Button>
          <Button onClick={onClose}>{t('desk_inbox_back')}</Button>
        </div>
      </Form>
      {answer === null ? null : (
        <CodeDialog
          sentence={t('desk_inbox_answer_sentence', {
            address,
            reference: id,
            letters: answer.length.toLocaleString(pageLocale()),
          })}
          send={async (code) => {
            await callDesk<typeof answerMessage>('POST /api/desk/inbox/{id}/answer', { id, answer, code })
            onClose()
            await onDone(t('desk_inbox_answer_done'))
          }}
          onClose={() => setAnswer(null)}
        />
      )}
    </>
  )
}

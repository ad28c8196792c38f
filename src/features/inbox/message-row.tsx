// One message at the desk: a row that opens, and in it a stranger's words as isolated text, how long it has, and what can be done with it.

import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { useCodeDialog } from '#src/web/desk/code-dialog.tsx'
import desk from '#src/web/desk/desk-page.module.css'
import { showDay, showWeekday } from '#src/web/desk/show-day.ts'
import { showStrangerText } from '#src/web/desk/stranger-text.ts'
import { messageOr } from '#src/web/error-message.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { pageLanguage, pageLocale } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextArea } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import { FlagIcon, GlobeIcon, HeartIcon, LockIcon, MessageIcon, PeopleIcon, SparkIcon } from '#src/web/ui/icons.tsx'
import { ANSWER_LIMIT, type answerMessage, type DeskMessage, type decideMessage } from './inbox.contract.ts'
import { type Decision, kindWords, MESSAGE_KINDS, type MessageKind } from './message-kinds.contract.ts'
import styles from './message-row.module.css'
import { readOwnTips } from './own-tips.ts'

/** How many characters of a message a row shows. */
const BEGINNING_LENGTH = 140

/** A picture and a colour (`tokens.css`) for each kind, so that it is known before its name is read. */
const KIND_LOOKS: Record<MessageKind, { Icon: () => ReactNode; room: string }> = {
  complaint: { Icon: LockIcon, room: 'blue' },
  comment: { Icon: MessageIcon, room: 'violet' },
  idea: { Icon: SparkIcon, room: 'plum' },
  guide_report: { Icon: FlagIcon, room: 'teal' },
  translation_report: { Icon: GlobeIcon, room: 'teal' },
  tip: { Icon: HeartIcon, room: 'green' },
  name_report: { Icon: PeopleIcon, room: 'orange' },
}

interface MessageRowProps {
  message: DeskMessage
  /** Where a press on the row leads. */
  to: string
  /** What is in the row while it is open. */
  children?: ReactNode
}

/** For a list with the class `rows`. */
export function MessageRow({ message, to, children }: MessageRowProps) {
  const t = useTranslations()
  const isOpen = children !== undefined
  const { kind, title, detail, text, late, urgent, dueOn, closedOn } = message
  const { Icon, room } = KIND_LOOKS[kind]
  const words = text ?? detail
  const due = t(late ? 'desk_inbox_due_late' : 'desk_inbox_due', { day: showWeekday(dueOn) })
  return (
    <li className={isOpen ? styles.open : undefined}>
      <div className={styles.row}>
        <Link className={styles.link} to={to} preventScrollReset replace={isOpen} aria-current={isOpen || undefined}>
          <span className={styles.kind} data-room={room}>
            <Icon />
            {t(kindWords(kind))}
          </span>
          {title === null ? null : <b className={styles.title}>{title}</b>}
          {isOpen || words === null ? null : (
            <span className={styles.words} dir="auto" translate="no">
              <bdi>{showStrangerText(beginningOf(words))}</bdi>
            </span>
          )}
        </Link>
        <p className={styles.due}>
          {urgent ? <b className={desk.late}>{t('desk_inbox_harm')}</b> : null}
          <span className={late ? desk.late : undefined}>
            {closedOn === null ? due : t('desk_inbox_closed_short', { day: showDay(closedOn) })}
          </span>
        </p>
      </div>
      {children}
    </li>
  )
}

/** In whole words. */
function beginningOf(words: string): string {
  if (words.length <= BEGINNING_LENGTH) return words
  return `${words.slice(0, BEGINNING_LENGTH).replace(/\s+\S*$/, '')}…`
}

interface OpenMessageProps {
  message: DeskMessage
  /** @param words what was done. Comes to its end with the new list. */
  onDone: (words: string) => Promise<void>
}

/** Under its row. */
export function OpenMessage({ message, onDone }: OpenMessageProps) {
  const t = useTranslations()
  const { detail, text, language, path } = message
  return (
    <div className={styles.inside}>
      {detail === null ? null : <Quote language={language}>{detail}</Quote>}
      {text === null ? <p>{t('desk_inbox_no_words')}</p> : <Quote language={language}>{text}</Quote>}
      {message.flags.map((flag) => (
        <p key={flag} className={`${desk.late} ${styles.flag}`}>
          <FlagIcon />
          {t(`desk_inbox_flag_${flag}`)}
        </p>
      ))}
      <Facts message={message} />
      {path === null ? null : (
        <p>
          <a href={path}>{t('desk_inbox_open')}</a>
        </p>
      )}
      {message.closedOn === null ? <Ways message={message} onDone={onDone} /> : null}
    </div>
  )
}

function Facts({ message }: { message: DeskMessage }) {
  const t = useTranslations()
  const { id, kind, times, language, address, answeredOn, closedOn } = message
  const { answered } = MESSAGE_KINDS[kind]
  const since = showDay(message.cameOn)
  const lines = [
    closedOn === null
      ? t('desk_inbox_wait', { since, by: showDay(message.dueOn) })
      : t('desk_inbox_closed_on', { since, day: showDay(closedOn) }),
    answered &&
      `${t('desk_inbox_number', { id })} ${address === null ? t('desk_inbox_deleted') : t('desk_inbox_from', { address })}`,
    message.urgent && t('desk_inbox_urgent'),
    times > (kind === 'tip' ? 0 : 1) &&
      t(kind === 'tip' ? 'desk_inbox_reports' : 'desk_inbox_times', { times: String(times) }),
    answeredOn !== null && t('desk_inbox_answered_on', { day: showDay(answeredOn) }),
    language !== null && language !== pageLanguage() && t('desk_inbox_language', { language: nameOf(language) }),
  ]
  return lines.map((line) => (typeof line === 'string' ? <p key={line}>{line}</p> : null))
}

/** Such as 'Polish'. */
function nameOf(language: string): string {
  return new Intl.DisplayNames(pageLanguage(), { type: 'language' }).of(language) ?? language
}

function Quote({ language, children }: { language: string | null; children: string }) {
  return (
    <blockquote className={desk.words} dir="auto" lang={language ?? undefined} translate="no">
      <bdi>{showStrangerText(children)}</bdi>
    </blockquote>
  )
}

function Ways({ message, onDone }: OpenMessageProps) {
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
      <div className={desk.buttons}>
        {answered && address !== null ? (
          <Button look="main" onClick={() => setOpen('answer')}>
            {t('desk_inbox_answer')}
          </Button>
        ) : null}
        {message.decisions.map((decision) => (
          <Button
            key={decision}
            busy={busy}
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
      <div className={desk.buttons}>
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
  const { askCode, codeDialog } = useCodeDialog()
  return (
    <>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          const answer = field.current?.value ?? ''
          const letters = answer.length.toLocaleString(pageLocale())
          askCode(
            t('desk_inbox_answer_sentence', { address, reference: id, letters }),
            (code) => callDesk<typeof answerMessage>('POST /api/desk/inbox/{id}/answer', { id, answer, code }),
            () => {
              onClose()
              return onDone(t('desk_inbox_answer_done'))
            },
          )
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
        <div className={desk.buttons}>
          <Button type="submit" look="main">
            {t('desk_inbox_answer_send')}
          </Button>
          <Button onClick={onClose}>{t('desk_inbox_back')}</Button>
        </div>
      </Form>
      {codeDialog}
    </>
  )
}

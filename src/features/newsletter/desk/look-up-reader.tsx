// Looking one address up: a reason first, then a proof, then what the newsletter knows and what may be done.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MessageKey, PlainKey } from '#src/shared/translate.ts'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { useCodeDialog } from '#src/web/desk/code-dialog.tsx'
import desk from '#src/web/desk/desk-page.module.css'
import { showLongDay } from '#src/web/desk/show-day.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, TextField } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import type { LookedUp, LookUpReason, lookUpReader, SubscriptionState } from './look-up.contract.ts'
import { WORDS_LIMIT } from './look-up-length.contract.ts'

const REASONS: { value: LookUpReason; label: PlainKey }[] = [
  { value: 'they asked', label: 'desk_look_up_they_asked' },
  { value: 'mails come unasked', label: 'desk_look_up_unasked' },
  { value: 'mails do not come', label: 'desk_look_up_missing' },
  { value: 'complaint', label: 'desk_look_up_complaint' },
]

export function LookUpReader() {
  const t = useTranslations()
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState<LookUpReason>('they asked')
  const [words, setWords] = useState('')
  const { askCode, codeDialog } = useCodeDialog()
  const [found, setFound] = useState<{ email: string; answer: LookedUp } | null>(null)
  return (
    <>
      <p>{t('desk_look_up_what')}</p>
      <Form
        className={desk.form}
        onSubmit={(event) => {
          event.preventDefault()
          setFound(null)
          // As the server reads it, or the proof would be for another address.
          const asked = { email: email.trim().normalize('NFC'), reason, words }
          askCode(
            t('desk_look_up_sentence', { email: asked.email }),
            (code) => callDesk<typeof lookUpReader>('POST /api/desk/newsletter/look-up', { ...asked, code }),
            (answer) => {
              setFound({ email: asked.email, answer })
              setEmail('')
              setWords('')
            },
          )
        }}
      >
        <TextField
          label={t('desk_fields_email')}
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={setEmail}
        />
        <RadioGroup
          legend={t('desk_look_up_reason')}
          options={REASONS.map(({ value, label }) => ({ value, label: t(label) }))}
          chosen={reason}
          onChoose={setReason}
        />
        <TextField
          label={t('desk_look_up_words')}
          hint={t('desk_look_up_words_hint')}
          autoComplete="off"
          maxLength={WORDS_LIMIT}
          required
          value={words}
          onChange={setWords}
        />
        <Button type="submit">{t('desk_look_up_button')}</Button>
      </Form>
      <div role="status">{found === null ? null : <FoundReader {...found} />}</div>
      {codeDialog}
    </>
  )
}

const STATES = {
  unknown: 'desk_look_up_state_unknown',
  pending: 'desk_look_up_state_pending',
  active: 'desk_look_up_state_active',
  unsubscribed: 'desk_look_up_state_unsubscribed',
  paused: 'desk_look_up_state_paused',
  bounced: 'desk_look_up_state_bounced',
  complained: 'desk_look_up_state_complained',
} as const satisfies Record<SubscriptionState, MessageKey>

const MAY = {
  unknown: 'desk_look_up_may_ask',
  pending: 'desk_look_up_may_confirm',
  active: 'desk_look_up_may_leave',
  unsubscribed: 'desk_look_up_may_ask',
  paused: 'desk_look_up_may_ask',
  bounced: 'desk_look_up_may_prove',
  complained: 'desk_look_up_may_prove',
} as const satisfies Record<SubscriptionState, MessageKey>

/** The same lines for an address that the newsletter does not know. */
export function FoundReader({ email, answer }: { email: string; answer: LookedUp }) {
  const t = useTranslations()
  const { state, subscribed, weeklyTips, confirmedOn, mails, mark } = answer
  const yesOrNo = (yes: boolean) => (yes ? t('desk_look_up_yes') : t('desk_look_up_no'))
  const lines = [
    [t('desk_look_up_subscribed'), yesOrNo(subscribed)],
    [t('desk_newsletter_state'), t(STATES[state])],
    [t('desk_look_up_wants'), yesOrNo(weeklyTips)],
    [t('desk_look_up_confirmed'), confirmedOn === null ? t('desk_look_up_never') : showLongDay(confirmedOn)],
    [t('desk_look_up_mark'), mark],
  ] as const
  return (
    <>
      <h3>{email}</h3>
      <dl className={desk.facts}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t(MAY[state])}</p>
      {mails.length === 0 ? (
        <p>{t('desk_look_up_mails_none')}</p>
      ) : (
        <>
          <h4>{t('desk_look_up_mails')}</h4>
          <ul>
            {mails.map(({ kind, failed, reason }) => (
              <li key={`${kind} ${reason}`}>
                {t(failed ? 'desk_look_up_mail_failed' : 'desk_look_up_mail_waits', { kind, reason: reason ?? '' })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

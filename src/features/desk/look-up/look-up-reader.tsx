// Looking one address up: a reason first, then a proof, then what the newsletter knows and what may be done.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PlainKey } from '#src/shared/translate.ts'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { CodeDialog } from '#src/web/desk/code-dialog.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Form, TextField } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import styles from '../newsletter/desk-issue.module.css'
import type { LookedUp, LookUpReason, lookUpReader } from './desk-look-up.contract.ts'
import { FoundReader } from './found-reader.tsx'
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
  const [asked, setAsked] = useState<{ email: string; reason: LookUpReason; words: string } | null>(null)
  const [found, setFound] = useState<{ email: string; answer: LookedUp } | null>(null)
  return (
    <>
      <p>{t('desk_look_up_what')}</p>
      <Form
        className={styles.test}
        onSubmit={(event) => {
          event.preventDefault()
          setFound(null)
          // As the server reads it, or the proof would be for another address.
          setAsked({ email: email.trim().normalize('NFC'), reason, words })
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
      {asked === null ? null : (
        <CodeDialog
          sentence={t('desk_look_up_sentence', { email: asked.email })}
          send={async (code) => {
            const answer = await callDesk<typeof lookUpReader>('POST /api/desk/newsletter/look-up', { ...asked, code })
            setFound({ email: asked.email, answer })
            setAsked(null)
            setEmail('')
            setWords('')
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

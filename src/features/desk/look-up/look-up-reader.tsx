// Looking one address up: a reason first, then a proof, then what the newsletter knows and what may be done (L7).

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PlainKey } from '#src/shared/translate.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, TextField } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import { callDesk } from '../app/call-desk.ts'
import styles from '../newsletter/desk-issue.module.css'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import { type LookedUp, type LookUpReason, lookUpReader, WORDS_LIMIT } from './desk-look-up.contract.ts'
import { FoundReader } from './found-reader.tsx'

/** As its endpoint calls it. */
const LOOKING_UP = { act: 'look-up-reader' }

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
          label={t('desk_login_email')}
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
        <ProofDialog
          {...LOOKING_UP}
          words={asked}
          sentence={t('desk_look_up_sentence', { email: asked.email })}
          send={async (proof) => {
            const answer = await callDesk(lookUpReader, { ...asked, proof })
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

// Signing: a first name, or initials that are drawn. Both stay in the plan.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { dayWords } from '#src/features/family/next-step/next-step-words.ts'
import type { Translate } from '#src/shared/translate.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { forgetDraft } from '#src/web/ui/forms/use-kept-fields.ts'
import { listKept } from '../agreement-book.ts'
import { DRAWING_BOX, NAME_LIMIT } from '../agreement-limits.ts'
import type { AgreementPart } from '../agreement-stage.ts'
import lineStyles from '../lines/agreement-lines.module.css'
import { useFirstPress } from '../use-first-press.ts'
import padStyles from './initials-pad.module.css'
import { InitialsPad } from './initials-pad.tsx'

const TITLE_ID = 'sign-title'

/** From the first line on: before it there is nothing to sign. What somebody signed while there was one stays. */
export function SignAgreement({ book, lines, today, keep }: AgreementPart) {
  const t = useTranslations()
  const [name, setName] = useState('')
  const [drawing, setDrawing] = useState('')
  const [missing, setMissing] = useState(false)
  const { noteSent, onClick } = useFirstPress(name === '' && drawing === '')
  const sign = () => {
    const signature = { name: name.trim(), drawing }
    const empty = signature.name === '' && drawing === ''
    setMissing(empty)
    if (empty) return
    keep(book.sign(signature, today), signedWords(t, signature.name, today))
    setName('')
    setDrawing('')
    noteSent()
  }
  const signatures = book.readSignatures()
  const hasLine = listKept(lines).length > 0
  if (!hasLine && signatures.length === 0) return null
  return (
    <section aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {t('agreement_sign_title')}
      </h2>
      {hasLine ? <p>{t('agreement_sign_text')}</p> : null}
      <ul className={lineStyles.lines}>
        {signatures.map((signature) => (
          <li key={signature.id} className={lineStyles.line}>
            <p id={`signed-${signature.id}`}>{signedWords(t, signature.name, signature.signedOn)}</p>
            <DrawnInitials drawing={signature.drawing} />
            <Button
              aria-describedby={`signed-${signature.id}`}
              onClick={firstTap(() => {
                // Without a line the title goes with the last signature.
                passFocus(document.getElementById(hasLine || signatures.length > 1 ? TITLE_ID : 'main'))
                keep(book.removeSignature(signature.id))
              })}
            >
              {t('agreement_unsign')}
            </Button>
          </li>
        ))}
      </ul>
      {hasLine ? (
        <Form
          keep="sign"
          onSubmit={(event) => {
            event.preventDefault()
            forgetDraft(event.currentTarget.dataset.draft)
            sign()
          }}
        >
          <TextField
            label={t('agreement_sign_name')}
            hint={t('agreement_sign_name_hint')}
            value={name}
            maxLength={NAME_LIMIT}
            autoComplete="off"
            onChange={setName}
          />
          <InitialsPad drawing={drawing} onDraw={setDrawing} />
          <FormError>{missing ? t('agreement_sign_missing') : null}</FormError>
          <Button look="main" type="submit" onClick={onClick}>
            {t('agreement_sign_button')}
          </Button>
        </Form>
      ) : null}
    </section>
  )
}

/** A drawing as it was made; nothing where a name is typed. */
export function DrawnInitials({ drawing }: { drawing: string }) {
  if (drawing === '') return null
  return (
    <svg className={padStyles.drawn} viewBox={`0 0 ${DRAWING_BOX.width} ${DRAWING_BOX.height}`} aria-hidden="true">
      <path d={drawing} />
    </svg>
  )
}

function signedWords(t: Translate, name: string, day: string): string {
  const who = name === '' ? t('agreement_signed_drawing') : name
  return t('agreement_signed', { name: who, day: dayWords(day) })
}

// Signing: a first name, or initials that are drawn. Both stay in the notebook.
import { useState } from 'react'
import * as m from '#messages'
import { dayWords } from '#src/features/family/next-step/promise-words.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
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
  const [name, setName] = useState('')
  const [drawing, setDrawing] = useState('')
  const [missing, setMissing] = useState(false)
  const { noteSent, onClick } = useFirstPress(name === '' && drawing === '')
  const sign = () => {
    const signature = { name: name.trim(), drawing }
    const empty = signature.name === '' && drawing === ''
    setMissing(empty)
    if (empty) return
    keep(book.sign(signature, today), signedWords(signature.name, today))
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
        {m.agreement_sign_title(LANGUAGE)}
      </h2>
      {hasLine ? <p>{m.agreement_sign_text(LANGUAGE)}</p> : null}
      <ul className={lineStyles.lines}>
        {signatures.map((signature) => (
          <li key={signature.id} className={lineStyles.line}>
            <p id={`signed-${signature.id}`}>{signedWords(signature.name, signature.signedOn)}</p>
            <DrawnInitials drawing={signature.drawing} />
            <Button
              aria-describedby={`signed-${signature.id}`}
              onClick={firstTap(() => {
                // Without a line the title goes with the last signature.
                passFocus(document.getElementById(hasLine || signatures.length > 1 ? TITLE_ID : 'main'))
                keep(book.removeSignature(signature.id))
              })}
            >
              {m.agreement_unsign(LANGUAGE)}
            </Button>
          </li>
        ))}
      </ul>
      {hasLine ? (
        <Form
          onSubmit={(event) => {
            event.preventDefault()
            sign()
          }}
        >
          <TextField
            label={m.agreement_sign_name(LANGUAGE)}
            hint={m.agreement_sign_name_hint(LANGUAGE)}
            value={name}
            maxLength={NAME_LIMIT}
            autoComplete="off"
            onChange={setName}
          />
          <InitialsPad drawing={drawing} onDraw={setDrawing} />
          <FormError>{missing ? m.agreement_sign_missing(LANGUAGE) : null}</FormError>
          <Button look="main" type="submit" onClick={onClick}>
            {m.agreement_sign_button(LANGUAGE)}
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

function signedWords(name: string, day: string): string {
  const who = name === '' ? m.agreement_signed_drawing(LANGUAGE) : name
  return m.agreement_signed(LANGUAGE, { name: who, day: dayWords(day) })
}

// Signing: a first name, or initials that are drawn. Both stay in the plan.
import { type PointerEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Translate } from '#src/shared/translate.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { forgetDraft } from '#src/web/ui/forms/use-kept-fields.ts'
import { dayWords } from '../next-step/next-step-words.ts'
import { listKept } from './agreement-book.ts'
import { DRAWING_BOX, DRAWING_LIMIT, NAME_LIMIT } from './agreement-limits.ts'
import styles from './initials-pad.module.css'
import type { AgreementPart } from './use-agreement.tsx'
import { useFirstPress } from './use-first-press.ts'

const TITLE_ID = 'sign-title'

/** From the first line on: before it there is nothing to sign. Earlier signatures stay. */
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
    <section className={styles.sign} aria-labelledby={TITLE_ID}>
      <div className={styles.title}>
        <h2 id={TITLE_ID} tabIndex={-1}>
          {t('agreement_sign_title')}
        </h2>
        {hasLine ? <p>{t('agreement_sign_text')}</p> : null}
      </div>
      <ul className={styles.signatures}>
        {signatures.map((signature) => (
          <li key={signature.id}>
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
        <div data-lamp className={styles.sheet}>
          <Form
            keep="sign"
            drafts="planDrafts"
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
            <InitialsPad
              drawing={drawing}
              onDraw={(drawn) => {
                setDrawing(drawn)
                setMissing(false)
              }}
            />
            <FormError>{missing ? t('agreement_sign_missing') : null}</FormError>
            <Button look="main" type="submit" onClick={onClick}>
              {t('agreement_sign_button')}
            </Button>
          </Form>
        </div>
      ) : null}
    </section>
  )
}

/** A drawing as it was made; nothing where a name is typed. */
export function DrawnInitials({ drawing }: { drawing: string }) {
  if (drawing === '') return null
  return (
    <svg className={styles.drawn} viewBox={`0 0 ${DRAWING_BOX.width} ${DRAWING_BOX.height}`} aria-hidden="true">
      <path d={drawing} />
    </svg>
  )
}

function signedWords(t: Translate, name: string, day: string): string {
  const who = name === '' ? t('agreement_signed_drawing') : name
  return t('agreement_signed', { name: who, day: dayWords(day) })
}

interface InitialsPadProps {
  /** An SVG path. */
  drawing: string
  onDraw: (drawing: string) => void
}

function InitialsPad({ drawing, onDraw }: InitialsPadProps) {
  const t = useTranslations()
  const last = useRef<Point | null>(null)
  const draw = (event: PointerEvent<SVGSVGElement>, from: Point | null) => {
    const box = event.currentTarget.getBoundingClientRect()
    const to = {
      x: ((event.clientX - box.left) / box.width) * DRAWING_BOX.width,
      y: ((event.clientY - box.top) / box.height) * DRAWING_BOX.height,
    }
    const longer = extendDrawing(drawing, from, to)
    if (longer === drawing) return
    last.current = to
    onDraw(longer)
  }
  return (
    <div className={styles.pad}>
      <svg
        className={styles.field}
        viewBox={`0 0 ${DRAWING_BOX.width} ${DRAWING_BOX.height}`}
        role="img"
        aria-label={t('agreement_sign_pad')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          draw(event, null)
        }}
        onPointerMove={(event) => {
          if (last.current !== null && event.buttons !== 0) draw(event, last.current)
        }}
        onPointerUp={() => {
          last.current = null
        }}
        onPointerCancel={() => {
          last.current = null
        }}
      >
        <path d={drawing} />
      </svg>
      {drawing === '' ? null : <Button onClick={() => onDraw('')}>{t('agreement_sign_clear')}</Button>}
    </div>
  )
}

/** In the units of `DRAWING_BOX`. */
export interface Point {
  x: number
  y: number
}

/** Nearer than this is no new point: a thumb shakes. */
const NEAREST = 3

/**
 * The drawing with one point more, as an SVG path of whole numbers. A drawing that is long enough stays as it is.
 * @param from the last point of the line, or null at its start
 */
export function extendDrawing(drawing: string, from: Point | null, to: Point): string {
  if (from !== null && Math.hypot(to.x - from.x, to.y - from.y) < NEAREST) return drawing
  const x = Math.round(Math.min(Math.max(to.x, 0), DRAWING_BOX.width))
  const y = Math.round(Math.min(Math.max(to.y, 0), DRAWING_BOX.height))
  // A line of no length is a dot, with round ends.
  const longer = from === null ? `${drawing}M${x} ${y}L${x} ${y}` : `${drawing}L${x} ${y}`
  return longer.length > DRAWING_LIMIT ? drawing : longer
}

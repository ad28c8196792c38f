// The agreement on one sheet of A4, for the fridge. Only paper shows it.
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { listKept } from './agreement-book.ts'
import styles from './agreement-sheet.module.css'
import type { AgreementPart } from './agreement-stage.ts'
import { reviewWords } from './review-day.tsx'
import { DrawnInitials } from './signing/sign-agreement.tsx'

/** In characters: from here on the letters are smaller, so that it stays one sheet. */
const LONG = 1200
const VERY_LONG = 2400

export function AgreementSheet({ book, lines, today }: AgreementPart) {
  const kept = listKept(lines).toSorted((one, other) => Number(other.by === 'child') - Number(one.by === 'child'))
  const length = kept.reduce((sum, { who, what, why }) => sum + who.length + what.length + why.length + 40, 0)
  const slip = book.readSlip()
  const day = book.findReviewDay()
  const size = length > VERY_LONG ? styles.smallest : length > LONG ? styles.smaller : ''
  return (
    <div className={`${styles.sheet} ${size}`}>
      <ol>
        {kept.map(({ id, who, what, why }) => (
          <li key={id}>
            {who === '' ? null : <strong>{who}: </strong>}
            {what}
            {why === '' ? null : <em> {m.agreement_line_why(LANGUAGE, { why })}</em>}
          </li>
        ))}
      </ol>
      <h2>{m.agreement_fixed_title(LANGUAGE)}</h2>
      <ul>
        <li>{m.agreement_fixed_nights(LANGUAGE)}</li>
        <li>{m.agreement_fixed_telling(LANGUAGE)}</li>
      </ul>
      {slip === '' ? null : (
        <>
          <h2>{m.agreement_slip_title(LANGUAGE)}</h2>
          <p>{slip}</p>
        </>
      )}
      <div className={styles.signatures}>
        {book.readSignatures().map(({ id, name, drawing }) => (
          <div key={id} className={styles.signature}>
            <DrawnInitials drawing={drawing} />
            {name}
          </div>
        ))}
      </div>
      {day === null ? null : <p>{reviewWords(day, today)}</p>}
    </div>
  )
}

// The agreement on one sheet of A4, for the fridge. Only paper shows it.
import { useTranslations } from 'use-intl'
import { listKept } from './agreement-book.ts'
import styles from './agreement-sheet.module.css'
import type { AgreementPart } from './agreement-stage.ts'
import { reviewWords } from './review-day.tsx'
import { DrawnInitials } from './signing/sign-agreement.tsx'

/** In characters: from here on the letters are smaller, so that it stays one sheet. */
const LONG = 1200
const VERY_LONG = 2400

export function AgreementSheet({ book, lines, today }: AgreementPart) {
  const t = useTranslations()
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
            {why === '' ? null : <em> {t('agreement_line_why', { why })}</em>}
          </li>
        ))}
      </ol>
      <h2>{t('agreement_fixed_title')}</h2>
      <ul>
        <li>{t('agreement_fixed_nights')}</li>
        <li>{t('agreement_fixed_telling')}</li>
      </ul>
      {slip === '' ? null : (
        <>
          <h2>{t('agreement_slip_title')}</h2>
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
      {day === null ? null : <p>{reviewWords(t, day, today)}</p>}
    </div>
  )
}

// One card: a situation, three possible answers, and kind words for each. Answers are not counted.
import { useTranslations } from 'use-intl'
import '#src/web/ui/forms/choices.css'
import { useId } from 'react'
import { ourLanguage } from '#src/web/language/language.ts'
import type { SessionCard } from '../session.contract.ts'
import styles from './session.module.css'

interface CardStepProps {
  card: SessionCard
  send: boolean
  /** The place of the choice that was picked. */
  picked: number | undefined
  onPick: (choice: number) => void
  /** All words at once, where nothing can be picked. */
  whole: boolean
}

export default function CardStep({ card, send, picked, onPick, whole }: CardStepProps) {
  const t = useTranslations()
  const name = useId()
  const situation = send ? card.send.situation : card.situation
  if (whole) return <WholeCard card={card} />
  return (
    <>
      <p {...ourLanguage()} className={styles.hint}>
        {t('session_card_text')}
      </p>
      <fieldset className={styles.card}>
        <legend className={styles.situation}>{situation}</legend>
        {card.choices.map(({ text }, index) => (
          <label key={text} className={styles.answer}>
            <input type="radio" name={name} checked={picked === index} onChange={() => onPick(index)} />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <div role="status">{picked === undefined ? null : <KindWords card={card} picked={picked} />}</div>
    </>
  )
}

/** After a choice that was not the wisest, what else there was. */
function KindWords({ card: { choices }, picked }: { card: SessionCard; picked: number }) {
  const t = useTranslations()
  const choice = choices[picked]
  if (choice === undefined) return null
  const other = choices.find(({ kind }) => kind === 'good')
  return (
    <div data-lamp className={styles.words}>
      <p {...ourLanguage()} className={styles.hint}>
        {t('session_card_guess')}
      </p>
      <p>{choice.words}</p>
      {other === undefined || other === choice ? null : (
        <p>
          <strong {...ourLanguage()}>{t('session_card_other')}</strong> {other.text} {other.words}
        </p>
      )}
    </div>
  )
}

function WholeCard({ card: { situation, choices } }: { card: SessionCard }) {
  return (
    <>
      <p className={styles.aloud}>{situation}</p>
      <ul>
        {choices.map(({ text, words }) => (
          <li key={text}>
            <strong>{text}</strong> {words}
          </li>
        ))}
      </ul>
    </>
  )
}

// The words of a stranger: as text, in a box of their own, whichever way they are written.
import { useTranslations } from 'use-intl'
import type { Starter } from '../tip-choices.contract.ts'
import { starterWords } from '../tip-words.ts'
import styles from '../tips.module.css'

export function TipQuote({ id, starter, text }: { id?: string; starter: Starter; text: string }) {
  const t = useTranslations()
  return (
    <blockquote id={id} className={styles.quote}>
      <span className={styles.hint}>{starterWords(t, starter)}</span>
      <p dir="auto">
        <bdi>{text}</bdi>
      </p>
    </blockquote>
  )
}

// Offers the step reached on an earlier visit. Nothing jumps by itself.
import { useTranslations } from 'use-intl'
import { ourLanguage } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import styles from './continue-offer.module.css'

interface ContinueOfferProps {
  /** Counted from 0. */
  furthest: number
  onContinue: (step: number) => void
}

export default function ContinueOffer({ furthest, onContinue }: ContinueOfferProps) {
  const t = useTranslations()
  return (
    <p {...ourLanguage()} className={styles.offer}>
      <span>{t('player_offer_text')}</span>
      <Button onClick={() => onContinue(furthest)}>{t('player_offer_button', { step: String(furthest + 1) })}</Button>
    </p>
  )
}

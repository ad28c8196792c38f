// Offers the step reached on an earlier visit. Nothing jumps by itself.
import * as m from '#messages'
import { LANGUAGE, OURS } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import styles from './continue-offer.module.css'

interface ContinueOfferProps {
  /** Counted from 0. */
  furthest: number
  onContinue: (step: number) => void
}

export default function ContinueOffer({ furthest, onContinue }: ContinueOfferProps) {
  return (
    <p {...OURS} className={styles.offer}>
      <span>{m.player_offer_text(LANGUAGE)}</span>
      <Button onClick={() => onContinue(furthest)}>{m.player_offer_button(LANGUAGE, { step: furthest + 1 })}</Button>
    </p>
  )
}

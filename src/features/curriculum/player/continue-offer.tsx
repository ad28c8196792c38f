// Offers the step reached on an earlier visit. Nothing jumps by itself.
import { Button } from '#src/web/ui/button.tsx'
import styles from './continue-offer.module.css'

interface ContinueOfferProps {
  /** Counted from 0. */
  furthest: number
  onContinue: (step: number) => void
}

export default function ContinueOffer({ furthest, onContinue }: ContinueOfferProps) {
  return (
    <p className={styles.offer}>
      <span>You have been here before.</span>
      <Button onClick={() => onContinue(furthest)}>Continue from step {furthest + 1}</Button>
    </p>
  )
}

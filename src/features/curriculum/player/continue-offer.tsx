// Offers the step reached on an earlier visit. Nothing jumps by itself.
import { useState } from 'react'
import { Button } from '#src/web/ui/button.tsx'
import styles from './continue-offer.module.css'

interface ContinueOfferProps {
  step: number
  furthest: number
  onContinue: (step: number) => void
}

export function ContinueOffer({ step, furthest, onContinue }: ContinueOfferProps) {
  const [moved, setMoved] = useState(false)
  // Only on arrival: once the person moves, the offer has done its job.
  if (step !== 0 && !moved) setMoved(true)
  if (moved || furthest === 0) return null
  return (
    <p className={styles.offer}>
      <span>You have been here before.</span>
      <Button onClick={() => onContinue(furthest)}>Continue from step {furthest + 1}</Button>
    </p>
  )
}

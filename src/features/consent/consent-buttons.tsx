// The two choices: same look, same size, one press each.
import { Button } from '#src/web/ui/button.tsx'
import styles from './consent-buttons.module.css'
import { useConsent } from './consent-context.tsx'

export function ConsentButtons() {
  const { essentialOnly, acceptAll } = useConsent()
  return (
    <div className={styles.choices}>
      <Button onClick={essentialOnly}>Essential Only</Button>
      <Button onClick={acceptAll}>Accept All</Button>
    </div>
  )
}

// Shown above a child's turn: the step, and the 'pass' button. No site header, and nothing red.
import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import styles from './turn.module.css'

interface ChildHeaderProps {
  title: string
  /** Counted from 0. */
  step: number
  steps: number
  /** The child says "pass"; undefined where there is nothing to pass. */
  onPass: (() => void) | undefined
}

export function ChildHeader({ title, step, steps, onPass }: ChildHeaderProps) {
  const t = useTranslations()
  return (
    <header className={styles.header}>
      <h1 className="visually-hidden">{title}</h1>
      <p role="status" className={styles.place}>
        {t('player_step', { step: String(step + 1), steps: String(steps) })}
      </p>
      {onPass === undefined ? null : <Button onClick={onPass}>{t('session_say_pass_button')}</Button>}
    </header>
  )
}

// Back, dots and Next, in reach of a thumb.
import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import { CheckIcon } from '#src/web/ui/icons.tsx'
import styles from './player-footer.module.css'

interface PlayerFooterProps {
  /** Counted from 0. */
  step: number
  steps: number
  /** What Next waits for: nothing, a choice, or the check of it. */
  gate: 'open' | 'choose' | 'check'
  /** Next was pressed all the same. */
  reminded: boolean
  finished: boolean
  onBack: () => void
  onNext: () => void
  onGoTo: (step: number) => void
}

const GATE_ID = 'next-needs-an-answer'

const REASONS = {
  choose: 'player_choose_first',
  check: 'player_check_first',
} as const

export function PlayerFooter({ step, steps, gate, reminded, finished, onBack, onNext, onGoTo }: PlayerFooterProps) {
  const t = useTranslations()
  const last = step === steps - 1
  const gated = gate !== 'open'
  return (
    <footer className={styles.footer}>
      <p id={GATE_ID} className={reminded ? styles.reason : 'visually-hidden'} role="status">
        {gate === 'open' ? null : t(REASONS[gate])}
      </p>
      <div className={styles.bar}>
        {step > 0 ? <Button onClick={onBack}>{t('player_back')}</Button> : <span className={styles.noBack} />}
        {steps > 1 ? (
          <ol className={styles.dots}>
            {Array.from({ length: steps }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
              <li key={index}>
                <button
                  type="button"
                  className={`${styles.dot} ${index < step ? styles.passed : ''}`}
                  aria-current={index === step ? 'step' : undefined}
                  onClick={() => onGoTo(index)}
                >
                  <span className="visually-hidden">{t('player_go_to_step', { step: String(index + 1) })}</span>
                </button>
              </li>
            ))}
          </ol>
        ) : null}
        {finished && last ? (
          <p className={styles.finished}>
            <CheckIcon /> {t('player_finished')}
          </p>
        ) : (
          <Button
            look={last ? 'main' : 'strong'}
            aria-disabled={gated ? true : undefined}
            aria-describedby={gated ? GATE_ID : undefined}
            onClick={({ detail }) => {
              // The second of two taps was meant for Next, which stood there before.
              if (!last || detail < 2) onNext()
            }}
          >
            {last ? t('player_finish') : t('player_next')}
          </Button>
        )}
      </div>
    </footer>
  )
}

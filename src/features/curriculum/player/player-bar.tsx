// The way on, in reach of a thumb: Back, the button that gives an answer, and Next. On a phone it stays at the foot of the screen.
import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import { ArrowStartIcon, CheckIcon } from '#src/web/ui/icons.tsx'
import styles from './player-bar.module.css'

/** What Next waits for: nothing, a choice, or the check of it. */
type Gate = 'open' | 'choose' | 'check'

interface PlayerBarProps {
  first: boolean
  last: boolean
  finished: boolean
  gate?: Gate
  /** Next was pressed all the same. */
  reminded?: boolean
  /** The words of the last button. */
  finishWords: string
  /** The words of Next in a session, where it is the main action of each step. */
  nextWords?: string | undefined
  onBack: () => void
  onCheck?: () => void
  onNext: () => void
}

const GATE_ID = 'next-needs-an-answer'

const REASONS = {
  choose: 'player_choose_first',
  check: 'player_check_first',
} as const

export function PlayerBar(props: PlayerBarProps) {
  const {
    first,
    last,
    finished,
    gate = 'open',
    reminded = false,
    finishWords,
    nextWords,
    onBack,
    onCheck,
    onNext,
  } = props
  const t = useTranslations()
  const gated = gate !== 'open'
  return (
    <div className={styles.bar}>
      <p id={GATE_ID} className={reminded ? styles.reason : 'visually-hidden'} role="status">
        {gate === 'open' ? null : t(REASONS[gate])}
      </p>
      <div className={styles.buttons}>
        {first ? null : (
          <Button onClick={onBack}>
            <ArrowStartIcon />
            {t('player_back')}
          </Button>
        )}
        {gated ? (
          <Button
            look="main"
            className={styles.main}
            aria-disabled={gate === 'choose' ? true : undefined}
            onClick={onCheck}
          >
            {t('player_quiz_check')}
          </Button>
        ) : null}
        {finished && last ? (
          <p className={styles.finished}>
            <CheckIcon /> {t('player_finished')}
          </p>
        ) : (
          <Button
            look={last || nextWords !== undefined ? 'main' : 'strong'}
            className={gated ? undefined : styles.main}
            aria-disabled={gated ? true : undefined}
            aria-describedby={gated ? GATE_ID : undefined}
            onClick={({ detail }) => {
              // The second of two quick taps was meant for 'Next', which was here before.
              if (!last || detail < 2) onNext()
            }}
          >
            {last ? finishWords : (nextWords ?? t('player_next'))}
          </Button>
        )}
      </div>
    </div>
  )
}

// Way out, where we are, help, the tool's name and its steps. On a phone the name and the steps scroll away with the words.

import { useTranslations } from 'use-intl'
import { HELP_PATH } from '#src/shared/paths.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { englishPart } from '#src/web/language/language.ts'
import { ArrowStartIcon } from '#src/web/ui/icons.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { ProgressBar } from '#src/web/ui/progress-bar.tsx'
import styles from './player-header.module.css'

interface PlayerHeaderProps {
  backTo: string
  /** Where the way out leads to, when it is no toolkit. */
  backName?: string
  title: string
  /** Its name is English still. */
  titleInEnglish?: Parameters<typeof englishPart>[0]
  /** Counted from 0. */
  step: number
  steps: number
  /** Where one is, when it is not a step of so many. */
  place?: string
  minutes?: number
  /** To any step; without it the steps are too many to be pressed. */
  onGoTo?: (step: number) => void
}

export function PlayerHeader(props: PlayerHeaderProps) {
  const t = useTranslations()
  const { backTo, backName, title, titleInEnglish, step, steps, minutes, onGoTo } = props
  const place = props.place ?? t('player_step', { step: String(step + 1), steps: String(steps) })
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <PageLink to={backTo} className={styles.back} aria-label={backName ?? t('player_toolkit_link')}>
          <ArrowStartIcon />
          <span>
            {backName ??
              t.rich('player_toolkit_link_short', { more: (words) => <span className={styles.backTo}>{words}</span> })}
          </span>
        </PageLink>
        <p className={styles.place}>
          <span role="status">{place}</span>
          {minutes === undefined ? null : (
            <span className={styles.minutes}> · {t('curriculum_minutes', { minutes: String(minutes) })}</span>
          )}
        </p>
        <PageLink to={HELP_PATH} className={styles.help} {...trackedButton('help', 'player')}>
          {t('shell_link_help')}
        </PageLink>
      </div>
      <h1 className={styles.title} {...englishPart(titleInEnglish)}>
        {title}
      </h1>
      {steps > 1 ? (
        <div className={styles.steps}>
          {onGoTo === undefined ? (
            <ProgressBar
              label={t('player_progress_name')}
              percent={Math.round(((step + 1) / steps) * 100)}
              valueText={place}
            />
          ) : (
            <Dots step={step} steps={steps} onGoTo={onGoTo} />
          )}
        </div>
      ) : null}
    </header>
  )
}

function Dots({ step, steps, onGoTo }: Required<Pick<PlayerHeaderProps, 'step' | 'steps' | 'onGoTo'>>) {
  const t = useTranslations()
  return (
    <ol aria-label={t('player_progress_name')} className={styles.dots}>
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
  )
}

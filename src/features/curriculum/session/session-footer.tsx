// Back and Next, in reach of a thumb. A session has too many steps for dots; the header counts them.
import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import { CheckIcon } from '#src/web/ui/icons.tsx'
import styles from '../player/player-footer.module.css'

interface SessionFooterProps {
  first: boolean
  last: boolean
  finished: boolean
  onBack: () => void
  onNext: () => void
}

export function SessionFooter({ first, last, finished, onBack, onNext }: SessionFooterProps) {
  const t = useTranslations()
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        {first ? <span className={styles.noBack} /> : <Button onClick={onBack}>{t('player_back')}</Button>}
        <span />
        {finished && last ? (
          <p className={styles.finished}>
            <CheckIcon /> {t('player_finished')}
          </p>
        ) : (
          <Button
            look={last ? 'main' : 'strong'}
            onClick={({ detail }) => {
              // As in a tool: the second of two taps was meant for Next.
              if (!last || detail < 2) onNext()
            }}
          >
            {last ? t('session_finish') : t('player_next')}
          </Button>
        )}
      </div>
    </footer>
  )
}

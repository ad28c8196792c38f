// Back and Next, in reach of a thumb. A session has too many steps for dots; the header counts them.
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
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
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        {first ? <span className={styles.noBack} /> : <Button onClick={onBack}>{m.player_back(LANGUAGE)}</Button>}
        <span />
        {finished && last ? (
          <p className={styles.finished}>
            <CheckIcon /> {m.player_finished(LANGUAGE)}
          </p>
        ) : (
          <Button
            look={last ? 'main' : 'strong'}
            onClick={({ detail }) => {
              // As in a tool: the second of two taps was meant for Next.
              if (!last || detail < 2) onNext()
            }}
          >
            {last ? m.session_finish(LANGUAGE) : m.player_next(LANGUAGE)}
          </Button>
        )}
      </div>
    </footer>
  )
}

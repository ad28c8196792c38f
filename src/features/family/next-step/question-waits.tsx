import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import styles from './promises.module.css'

/** That a question waits, and no more: a child or a colleague may look at the same screen (N13). */
export function QuestionWaits({ busy = false, onShow }: { busy?: boolean; onShow: () => void }) {
  return (
    <div className={styles.place}>
      <section className={styles.question} aria-labelledby="waiting-title">
        <h2 id="waiting-title">{m.promise_waits_title(LANGUAGE)}</h2>
        <p>{m.promise_waits_text(LANGUAGE)}</p>
        <Button look="strong" busy={busy} onClick={onShow}>
          {m.promise_waits_button(LANGUAGE)}
        </Button>
      </section>
    </div>
  )
}

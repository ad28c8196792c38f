import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import styles from './promises.module.css'

/** That a question waits, and no more: a child or a colleague may look at the same screen (N13). */
export function QuestionWaits({ busy = false, onShow }: { busy?: boolean; onShow: () => void }) {
  const t = useTranslations()
  return (
    <div className={styles.place}>
      <section data-lamp className={styles.question} aria-labelledby="waiting-title">
        <h2 id="waiting-title">{t('promise_waits_title')}</h2>
        <p>{t('promise_waits_text')}</p>
        <Button look="strong" busy={busy} onClick={onShow}>
          {t('promise_waits_button')}
        </Button>
      </section>
    </div>
  )
}

import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import styles from './next-steps.module.css'

/** That a question waits, and no more: a child or a colleague may look at the same screen. */
export function QuestionWaits({ busy = false, onShow }: { busy?: boolean; onShow: () => void }) {
  const t = useTranslations()
  return (
    <section data-lamp className={styles.question} aria-labelledby="waiting-title">
      <h2 id="waiting-title">{t('next_step_waits_title')}</h2>
      <p>{t('next_step_waits_text')}</p>
      <Button look="strong" busy={busy} onClick={onShow}>
        {t('next_step_waits_button')}
      </Button>
    </section>
  )
}

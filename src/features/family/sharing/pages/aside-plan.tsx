import { useTranslations } from 'use-intl'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { Button } from '#src/web/ui/button.tsx'
import { AskedButton } from '#src/web/ui/dialogs/asked-button.tsx'
import styles from './share-page.module.css'
import type { SharedView } from './use-shared-plan.ts'

interface AsidePlanProps {
  view: SharedView
  onSaid: (words: string) => void
}

/** What was on this device before it joined a plan of others. */
export function AsidePlan({ view, onSaid }: AsidePlanProps) {
  const t = useTranslations()
  const { planDocument } = view
  const add = async () => {
    await planDocument.addAside()
    // What the device could not keep in its new place still lies apart.
    const kept = !(await planDocument.hasAside())
    if (kept) passFocus(document.getElementById('main'))
    await view.refresh()
    onSaid(kept ? t('share_aside_added') : t('plan_copy_not_kept'))
  }
  const forget = async () => {
    await planDocument.forgetAside()
    await view.refresh()
    onSaid(t('share_aside_deleted'))
  }
  return (
    <section aria-labelledby="aside-title">
      <h2 id="aside-title">{t('share_aside_title')}</h2>
      <p>{t('share_aside_text')}</p>
      <div className={styles.both}>
        <Button onClick={() => void add()}>{t('share_aside_add')}</Button>
        <AskedButton
          label={t('share_aside_delete')}
          question={t('share_aside_delete_question')}
          yes={t('share_aside_delete_yes')}
          act={forget}
        />
      </div>
    </section>
  )
}

import { useTranslations } from 'use-intl'
import { AskedButton } from '#src/web/ui/dialogs/asked-button.tsx'
import { endPlanForAll, leavePlan, makeNewLink } from '../share-plan.ts'
import styles from './share-page.module.css'
import type { SharedView } from './use-shared-plan.ts'

interface WaysOutProps {
  view: SharedView
  /** Whether the link has ended: then there is only one way. */
  isEnded: boolean
  onSaid: (words: string) => void
}

/** A new link, going on alone, and the end of sharing. None of them takes the plan from this device. */
export function WaysOut({ view, isEnded, onSaid }: WaysOutProps) {
  const t = useTranslations()
  const doAndSay = async (act: () => Promise<unknown>, words: string) => {
    await act()
    await view.refresh()
    onSaid(words)
  }
  return (
    <details className={styles.ways} open={isEnded}>
      <summary>{t('share_ways_title')}</summary>
      {isEnded ? null : (
        <>
          <AskedButton
            label={t('share_new_link')}
            question={t('share_new_link_question')}
            yes={t('share_new_link_yes')}
            act={() => doAndSay(() => makeNewLink(view.planDocument), t('share_new_link_done'))}
          />
          <p className={styles.hint}>{t('share_new_link_hint')}</p>
        </>
      )}
      <AskedButton
        label={t('share_alone')}
        question={t('share_alone_question')}
        yes={t('share_alone_yes')}
        act={() => doAndSay(() => leavePlan(view.planDocument), t('share_alone_done'))}
      />
      <p className={styles.hint}>{t('share_alone_hint')}</p>
      {isEnded ? null : (
        <>
          <AskedButton
            label={t('share_delete')}
            question={t('share_delete_question')}
            yes={t('share_delete_yes')}
            act={() => doAndSay(() => endPlanForAll(view.planDocument), t('share_alone_done'))}
          />
          <p className={styles.hint}>{t('share_delete_hint')}</p>
        </>
      )}
    </details>
  )
}

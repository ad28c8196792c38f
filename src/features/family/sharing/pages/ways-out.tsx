import { useTranslations } from 'use-intl'
import { AskedButton } from '#src/web/ui/dialogs/asked-button.tsx'
import { shutOut } from '../acts/change-lock.ts'
import { deleteForAll, goOnAlone } from '../acts/stop-sharing.ts'
import { findMaker } from '../log/carers.ts'
import styles from './share-page.module.css'
import type { SharingView } from './use-sharing.ts'

interface WaysOutProps {
  view: SharingView
  shared: NonNullable<SharingView['shared']>
  onSaid: (words: string) => void
}

/** The lock, going on alone, and the end of sharing. None of them takes the plan from this device. */
export function WaysOut({ view, shared: { sharing, carers }, onSaid }: WaysOutProps) {
  const t = useTranslations()
  const own = sharing.keys.id
  const others = [...carers.all.values()].filter(({ id, isIn }) => isIn && id !== own).map(({ name }) => name)
  const names = others.length === 0 ? t('share_lock_nobody') : others.join(', ')
  const doAndSay = async (act: () => Promise<unknown>, words: string) => {
    await act()
    await view.refresh()
    onSaid(words)
  }
  const isMaker = findMaker(carers)?.id === own && sharing.trouble !== 'ended'
  return (
    <section>
      {isMaker ? (
        <>
          <AskedButton
            label={t('share_lock')}
            question={t('share_lock_question', { names })}
            yes={t('share_lock_yes')}
            act={() => doAndSay(() => shutOut(view.parts, () => true), t('share_lock_done'))}
          />
          <p className={styles.hint}>{t('share_lock_hint')}</p>
        </>
      ) : null}
      <AskedButton
        label={t('share_alone')}
        question={t('share_alone_question')}
        yes={t('share_alone_yes')}
        act={() => doAndSay(() => goOnAlone(view.parts), t('share_alone_done'))}
      />
      <p className={styles.hint}>{t('share_alone_hint')}</p>
      {isMaker ? (
        <>
          <AskedButton
            label={t('share_delete')}
            question={t('share_delete_question')}
            yes={t('share_delete_yes')}
            act={() => doAndSay(() => deleteForAll(view.parts), t('share_alone_done'))}
          />
          <p className={styles.hint}>{t('share_delete_hint')}</p>
        </>
      ) : null}
    </section>
  )
}

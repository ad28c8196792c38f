import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { openCarers } from '#src/features/family/notebook/carers.ts'
import type { SharedPlan } from '#src/features/family/notebook/notebook-store.ts'
import { ownCarer } from '#src/features/family/notebook/own-carer.ts'
import { useNotebookTable } from '#src/features/family/notebook/use-notebook-table.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { AsidePlan } from './aside-plan.tsx'
import { PlanLinkShown } from './plan-link-shown.tsx'
import styles from './share-page.module.css'
import { StartSharing } from './start-sharing.tsx'
import { type SharedView, useSharedPlan } from './use-shared-plan.ts'
import { WaysOut } from './ways-out.tsx'

export default function SharePanel() {
  const t = useTranslations()
  const view = useSharedPlan()
  const [said, setSaid] = useState('')
  if (view === null) return <Loading />
  if (view === 'nowhere') return <p role="alert">{t('share_nowhere')}</p>
  const { shared } = view
  const isEnded = shared?.trouble === 'ended'
  return (
    <>
      <p role="status">{said}</p>
      <Troubles view={view} />
      {shared === null ? <StartSharing view={view} /> : null}
      {shared === null || isEnded ? null : (
        <>
          <PlanLinkShown shared={shared} />
          <CarerList />
        </>
      )}
      {view.hasAside ? <AsidePlan view={view} onSaid={setSaid} /> : null}
      {shared === null ? null : <WaysOut view={view} isEnded={isEnded} onSaid={setSaid} />}
    </>
  )
}

/** What stands between this device and the others, if anything does. */
function Troubles({ view: { shared, missing } }: { view: SharedView }) {
  const t = useTranslations()
  if (shared?.trouble) {
    return (
      <p role="alert" className={styles.trouble}>
        {t(TROUBLES[shared.trouble])}
      </p>
    )
  }
  return (
    <>
      {missing === null ? null : <p className={styles.hint}>{t(MISSING[missing])}</p>}
      {shared !== null && isLongAgo(shared) ? (
        <p role="alert" className={styles.trouble}>
          {t('share_not_synced')}
        </p>
      ) : null}
      {shared !== null && shared.unreadable > 0 ? <p className={styles.hint}>{t('share_unreadable')}</p> : null}
    </>
  )
}

const MISSING = { network: 'share_offline', room: 'share_device_full' } as const
const TROUBLES = { ended: 'share_trouble_ended', full: 'share_trouble_full' } as const

function isLongAgo({ syncedAt }: SharedPlan): boolean {
  return Date.now() - Date.parse(syncedAt) > DAY_MS
}

function CarerList() {
  const t = useTranslations()
  const carers = useNotebookTable(openCarers)
  const own = ownCarer.read()
  return (
    <section aria-labelledby="carers-title">
      <h2 id="carers-title">{t('share_carers_title')}</h2>
      <ul className={styles.list}>
        {(carers?.rows ?? [])
          .filter(({ isIn }) => isIn)
          .map(({ id, name }) => (
            <li key={id} className={styles.words}>
              <strong>{id === own ? t('share_carer_you', { name }) : name}</strong>
            </li>
          ))}
      </ul>
    </section>
  )
}

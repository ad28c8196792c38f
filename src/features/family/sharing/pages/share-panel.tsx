import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listIn, openCarers } from '#src/features/family/document/carers.ts'
import { ownCarer } from '#src/features/family/document/own-carer.ts'
import { usePlanTable } from '#src/features/family/document/use-plan-table.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { AsidePlan } from './aside-plan.tsx'
import { PlanLinkShown } from './plan-link-shown.tsx'
import styles from './share-page.module.css'
import { SharingTrouble } from './sharing-trouble.tsx'
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
      <SharingTrouble shared={shared} />
      <Hints view={view} />
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

/** Without alarm: it passes by itself. */
function Hints({ view: { shared, missing } }: { view: SharedView }) {
  const t = useTranslations()
  return (
    <>
      {missing === null ? null : <p className={styles.hint}>{t(MISSING[missing])}</p>}
      {shared !== null && shared.unreadable > 0 ? <p className={styles.hint}>{t('share_unreadable')}</p> : null}
    </>
  )
}

const MISSING = { network: 'share_offline', room: 'share_device_full' } as const

function CarerList() {
  const t = useTranslations()
  const carers = usePlanTable(openCarers)
  const own = ownCarer.read()
  return (
    <section aria-labelledby="carers-title">
      <h2 id="carers-title">{t('share_carers_title')}</h2>
      <ul className={styles.list}>
        {listIn(carers?.rows ?? [], own).map(({ id, name }) => (
          <li key={id} className={styles.words}>
            <strong>{id === own ? t('share_carer_you', { name }) : name}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

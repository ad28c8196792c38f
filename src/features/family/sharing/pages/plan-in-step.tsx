// On the pages of the plan: fetches what others wrote, while the page is visible. Loaded only where a plan is shared.
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DAY_MS } from '#src/shared/duration.ts'
import { listIn, openCarers } from '../../document/carers.ts'
import { ownCarer } from '../../document/own-carer.ts'
import { openPlanDocument, type PlanDocument, subscribeToOpening } from '../../document/plan-document.ts'
import type { SharedPlan } from '../../document/plan-store.ts'
import { usePlanTable } from '../../document/use-plan-table.ts'
import { keepInStep, type Missing } from '../keep-in-step.ts'
import styles from './share-page.module.css'

export default function PlanInStep({ namesCarers }: { namesCarers: boolean }) {
  const t = useTranslations()
  const carers = usePlanTable(openCarers)
  const view = useSharedPlan()
  const own = ownCarer.read()
  const names = listIn(carers?.rows ?? [], own).map(({ id, name }) =>
    id === own ? t('share_carer_you', { name }) : name,
  )
  return (
    <>
      <SharingTrouble shared={view === null || view === 'nowhere' ? null : view.shared} />
      {!namesCarers || names.length === 0 ? null : <p className={styles.words}>{names.join(', ')}</p>}
    </>
  )
}

/** What a carer has to know: the link has ended, the plan is full, or nothing came through for more than a day. */
export function SharingTrouble({ shared }: { shared: SharedPlan | null }) {
  const t = useTranslations()
  if (shared === null) return null
  const words = troubleOf(shared)
  if (words === null) return null
  return (
    <p role="alert" className={styles.trouble}>
      {t(words)}
    </p>
  )
}

const TROUBLES = { ended: 'share_trouble_ended', full: 'share_trouble_full' } as const

function troubleOf({ trouble, syncedAt }: SharedPlan) {
  if (trouble !== null) return TROUBLES[trouble]
  return Date.now() - Date.parse(syncedAt) > DAY_MS ? 'share_not_synced' : null
}

export interface SharedView {
  planDocument: PlanDocument
  /** Null when nothing is shared from here. */
  shared: SharedPlan | null
  hasAside: boolean
  missing: Missing
  /** To be called after every act of a person: the page shows what has become of it. */
  refresh: () => Promise<void>
}

/** What this device shares, kept in step with the others; null until it is known, 'nowhere' when the browser keeps nothing. */
export function useSharedPlan(): SharedView | 'nowhere' | null {
  const [found, setFound] = useState<Omit<SharedView, 'refresh' | 'missing'> | 'nowhere' | null>(null)
  const [missing, setMissing] = useState<Missing>(null)

  const show = useCallback(async () => {
    const planDocument = await openPlanDocument()
    if (!planDocument.isKept) return setFound('nowhere')
    const [shared, hasAside] = await Promise.all([planDocument.readShared(), planDocument.hasAside()])
    setFound({ planDocument, shared, hasAside })
  }, [])
  useEffect(() => {
    // One that was deleted cannot be looked at any more: the page stays as it is.
    const look = () => void show().catch(() => undefined)
    look()
    // Another tab may put it aside, and begin or end to share.
    const stops = [subscribeToOpening(look), ownCarer.subscribe(look)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [show])

  const planDocument = found === null || found === 'nowhere' ? null : found.planDocument
  const isShared = found !== null && found !== 'nowhere' && found.shared !== null
  useEffect(() => {
    if (planDocument === null || !isShared) return
    return keepInStep(planDocument, (step) => {
      setMissing(step.missing)
      void show().catch(() => undefined)
    })
  }, [planDocument, isShared, show])

  if (found === null || found === 'nowhere') return found
  return { ...found, missing, refresh: show }
}

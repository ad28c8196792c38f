// On the pages of the plan: brings what others wrote, while the page is in sight. Loaded only where a plan is shared.

import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { listIn, openCarers } from '#src/features/family/document/carers.ts'
import { ownCarer } from '#src/features/family/document/own-carer.ts'
import { openPlanDocument, subscribeToOpening } from '#src/features/family/document/plan-document.ts'
import type { SharedPlan } from '#src/features/family/document/plan-store.ts'
import { usePlanTable } from '#src/features/family/document/use-plan-table.ts'
import { keepInStep } from '../keep-in-step.ts'
import styles from './share-page.module.css'
import { SharingTrouble } from './sharing-trouble.tsx'

export default function PlanInStep({ namesCarers }: { namesCarers: boolean }) {
  const t = useTranslations()
  const carers = usePlanTable(openCarers)
  const [shared, setShared] = useState<SharedPlan | null>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    const begin = () =>
      void openPlanDocument().then((planDocument) => {
        if (gone) return
        stop?.()
        // A browser that keeps nothing has nothing to bring into step.
        stop = planDocument.isKept ? keepInStep(planDocument, (step) => setShared(step.shared)) : undefined
      })
    begin()
    // Another tab may have put aside the one that is shown here.
    const stopWaiting = subscribeToOpening(begin)
    return () => {
      gone = true
      stopWaiting()
      stop?.()
    }
  }, [])
  const own = ownCarer.read()
  const names = listIn(carers?.rows ?? [], own).map(({ id, name }) =>
    id === own ? t('share_carer_you', { name }) : name,
  )
  return (
    <>
      <SharingTrouble shared={shared} />
      {!namesCarers || names.length === 0 ? null : <p className={styles.words}>{names.join(', ')}</p>}
    </>
  )
}

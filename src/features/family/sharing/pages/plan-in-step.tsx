// On the pages of the plan: brings what others wrote, while the page is in sight. Loaded only where a plan is shared.

import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { listIn, openCarers } from '#src/features/family/notebook/carers.ts'
import { openNotebook, subscribeToOpening } from '#src/features/family/notebook/notebook.ts'
import type { SharedPlan } from '#src/features/family/notebook/notebook-store.ts'
import { ownCarer } from '#src/features/family/notebook/own-carer.ts'
import { useNotebookTable } from '#src/features/family/notebook/use-notebook-table.ts'
import { keepInStep } from '../keep-in-step.ts'
import styles from './share-page.module.css'
import { SharingTrouble } from './sharing-trouble.tsx'

export default function PlanInStep({ namesCarers }: { namesCarers: boolean }) {
  const t = useTranslations()
  const carers = useNotebookTable(openCarers)
  const [shared, setShared] = useState<SharedPlan | null>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    const begin = () =>
      void openNotebook().then((notebook) => {
        if (gone) return
        stop?.()
        // A browser that keeps nothing has nothing to bring into step.
        stop = notebook.isKept ? keepInStep(notebook, (step) => setShared(step.shared)) : undefined
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
      {!namesCarers || names.length === 0 ? null : (
        <p className={styles.words}>
          {t('share_carers_title')}: {names.join(', ')}
        </p>
      )}
    </>
  )
}

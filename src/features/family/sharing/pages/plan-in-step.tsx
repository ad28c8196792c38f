// On the pages of the plan: brings what others wrote, while the page is in sight. Loaded only where a plan is shared.

import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { openCarers } from '#src/features/family/notebook/carers.ts'
import { openNotebook, subscribeToOpening } from '#src/features/family/notebook/notebook.ts'
import { ownCarer } from '#src/features/family/notebook/own-carer.ts'
import { useNotebookTable } from '#src/features/family/notebook/use-notebook-table.ts'
import { keepInStep } from '../keep-in-step.ts'
import styles from './share-page.module.css'

export default function PlanInStep({ namesCarers }: { namesCarers: boolean }) {
  const t = useTranslations()
  const carers = useNotebookTable(openCarers)
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    const begin = () =>
      void openNotebook().then((notebook) => {
        if (gone) return
        stop?.()
        // A browser that keeps nothing has nothing to bring into step.
        stop = notebook.isKept ? keepInStep(notebook, () => undefined) : undefined
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
  const names = (carers?.rows ?? [])
    .filter(({ isIn }) => isIn)
    .map(({ id, name }) => (id === own ? t('share_carer_you', { name }) : name))
  if (!namesCarers || names.length === 0) return null
  return (
    <p className={styles.words}>
      {t('share_carers_title')}: {names.join(', ')}
    </p>
  )
}

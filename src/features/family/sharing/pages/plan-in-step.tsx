// On the pages of the plan: brings what others wrote, while the page is in sight. Loaded only where a plan is shared.

import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { nameCarers } from '#src/features/family/next-step/carer-names.ts'
import { subscribeToOpening } from '#src/features/family/notebook/notebook.ts'
import type { Translate } from '#src/shared/translate.ts'
import type { Carer } from '../log/carers.ts'
import { keepInStep } from '../sync/keep-in-step.ts'
import { openParts } from '../sync/open-parts.ts'
import { carersOf, type Parts } from '../sync/parts.ts'
import { readSharing } from '../sync/sharing-store.ts'
import styles from './share-page.module.css'

export default function PlanInStep({ namesCarers }: { namesCarers: boolean }) {
  const t = useTranslations()
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    const show = (carers: Named[]) => {
      setNames(carers.filter(({ isIn }) => isIn).map(({ words }) => words))
      // Whoever is out by now has promised all the same.
      nameCarers(new Map(carers.map(({ id, name }) => [id, name])))
    }
    const begin = () =>
      openParts().then(
        (opened) => {
          if (gone) return
          stop?.()
          const name = () => void listCarers(t, opened).then(show, () => undefined)
          stop = keepInStep(opened, name)
          name()
        },
        // A browser that keeps nothing has nothing to bring into step.
        () => undefined,
      )
    begin()
    // Another tab may have put aside the one that is shown here.
    const stopWaiting = subscribeToOpening(begin)
    return () => {
      gone = true
      stopWaiting()
      stop?.()
    }
  }, [t])
  if (!namesCarers || names.length === 0) return null
  return (
    <p className={styles.words}>
      {t('share_carers_title')}: {names.join(', ')}
    </p>
  )
}

type Named = Pick<Carer, 'id' | 'name' | 'isIn'> & {
  /** For the list of who is in. */
  words: string
}

/** Whoever has just joined learns here whose plan it is. */
async function listCarers(t: Translate, { store }: Parts): Promise<Named[]> {
  const sharing = await readSharing(store)
  if (sharing === null) return []
  const { all } = await carersOf(sharing)
  return [...all.values()].map(({ id, name, isIn }) => ({
    id,
    name,
    isIn,
    words: id === sharing.keys.id ? t('share_carer_you', { name }) : name,
  }))
}

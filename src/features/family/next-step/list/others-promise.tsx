// What another carer promised, in the list on the plan: in their name. They are asked, where they promised it. Loaded where a plan is or
// was shared.

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { openCarers } from '#src/features/family/notebook/carers.ts'
import { useNotebookTable } from '#src/features/family/notebook/use-notebook-table.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { Button } from '#src/web/ui/button.tsx'
import type { ParentPromise } from '../parent-promise.ts'
import { openPromiseBook } from '../promise-book.ts'
import { promiseWords } from '../promise-words.ts'
import styles from '../promises.module.css'

interface OthersPromiseProps {
  promise: ParentPromise
  /** Of the list: it has the focus once a button is gone. */
  titleId: string
  /** What a screen reader hears once it is asked about here. */
  onSaid: (words: string) => void
  /** Where it comes from, in words. */
  from: ReactNode
  /** What everybody may do with it. */
  children: ReactNode
}

export default function OthersPromise({ promise, titleId, onSaid, from, children }: OthersPromiseProps) {
  const t = useTranslations()
  const carers = useNotebookTable(openCarers)
  const wordsId = `promise-${promise.id}`
  const name = carers?.rows.find(({ id }) => id === promise.carer)?.name
  // For one's own second phone, and where the phone that would ask is lost.
  const askHere = async () => {
    passFocus(document.getElementById(titleId))
    const kept = await (await openPromiseBook()).askHere(promise.id)
    onSaid(kept ? t('plan_ask_here_done') : t('plan_copy_not_kept'))
  }
  return (
    <>
      <p>{name === undefined ? t('plan_promised_by_another') : t('plan_promised_by', { name })}</p>
      <p id={wordsId} className={styles.words}>
        {promiseWords(t, promise)}
      </p>
      <p className={styles.hint}>{from}</p>
      <div className={styles.ways}>
        <Button aria-describedby={wordsId} onClick={() => void askHere()}>
          {t('plan_ask_here')}
        </Button>
        {children}
      </div>
    </>
  )
}

// What another carer promised, in the list on the plan: in their name. They are asked, where they promised it. Loaded where a plan is or
// was shared.

import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { Button } from '#src/web/ui/button.tsx'
import { readCarerNames, subscribeToCarerNames } from '../carer-names.ts'
import { askAgainAbout } from '../note-promises-of-others.ts'
import type { ParentPromise } from '../parent-promise.ts'
import { openPromiseBook } from '../promise-book.ts'
import { promiseWords } from '../promise-words.ts'
import styles from '../promises.module.css'

interface OthersPromiseProps {
  promise: ParentPromise
  /** The id of their device; '' where it is not known whose it is. */
  promiser: string
  /** Of the list: it has the focus once a button is gone. */
  titleId: string
  /** What a screen reader hears once it is asked about here. */
  onSaid: (words: string) => void
  /** Where it comes from, in words. */
  from: ReactNode
  /** What everybody may do with it. */
  children: ReactNode
}

export default function OthersPromise({ promise, promiser, titleId, onSaid, from, children }: OthersPromiseProps) {
  const t = useTranslations()
  const names = useSyncExternalStore(subscribeToCarerNames, readCarerNames, readCarerNames)
  const wordsId = `promise-${promise.id}`
  const name = names.get(promiser)
  // For one's own second phone, and where the phone that would ask is lost.
  const askHere = async () => {
    passFocus(document.getElementById(titleId))
    askAgainAbout(promise.id)
    // Theirs comes all the same, and no other one.
    const kept = await (await openPromiseBook()).noteMail(promise.id, false)
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

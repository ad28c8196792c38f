// What another carer promised, in the list on the plan: in their name. They are asked, where they promised it. Loaded where a plan is or
// was shared.
import { type ReactNode, useSyncExternalStore } from 'react'
import * as m from '#messages'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
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
  const names = useSyncExternalStore(subscribeToCarerNames, readCarerNames, readCarerNames)
  const wordsId = `promise-${promise.id}`
  const name = names.get(promiser)
  // For one's own second phone, and where the phone that would ask is lost.
  const askHere = async () => {
    passFocus(document.getElementById(titleId))
    askAgainAbout(promise.id)
    // Theirs comes all the same, and no other one.
    const kept = await (await openPromiseBook()).noteMail(promise.id, false)
    onSaid(kept ? m.plan_ask_here_done(LANGUAGE) : m.plan_copy_not_kept(LANGUAGE))
  }
  return (
    <>
      <p>{name === undefined ? m.plan_promised_by_another(LANGUAGE) : m.plan_promised_by(LANGUAGE, { name })}</p>
      <p id={wordsId} className={styles.words}>
        {promiseWords(promise)}
      </p>
      <p className={styles.hint}>{from}</p>
      <div className={styles.ways}>
        <Button aria-describedby={wordsId} onClick={() => void askHere()}>
          {m.plan_ask_here(LANGUAGE)}
        </Button>
        {children}
      </div>
    </>
  )
}

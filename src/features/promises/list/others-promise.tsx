// One line of the list on the plan: what another carer promised, in their name. They are asked, where they promised it. Loaded
// where a plan is or was shared.
import { useSyncExternalStore } from 'react'
import * as m from '#messages'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { readCarerNames, subscribeToCarerNames } from '../carer-names.ts'
import { askAgainAbout } from '../note-promises-of-others.ts'
import { dayWords, promiseWords } from '../promise-words.ts'
import styles from '../promises.module.css'
import { DropButton, type PromiseLineProps, WhereFrom } from './own-promise.tsx'

/** @param promiser the id of their device; '' where it is not known whose it is */
export default function OthersPromise({ promiser, ...line }: PromiseLineProps & { promiser: string }) {
  const { book, promise, titleId, onSaid } = line
  const names = useSyncExternalStore(subscribeToCarerNames, readCarerNames, readCarerNames)
  const wordsId = `promise-${promise.id}`
  const name = names.get(promiser)
  // For one's own second phone, and where the phone that would ask is lost.
  const askHere = async () => {
    passFocus(document.getElementById(titleId))
    askAgainAbout((id) => id === promise.id)
    // Theirs comes all the same, and no other one.
    const kept = await book.noteMail(promise.id, false)
    onSaid(kept ? m.plan_asked_on(LANGUAGE, { day: dayWords(promise.askOn) }) : m.plan_copy_not_kept(LANGUAGE))
  }
  return (
    <>
      <p>{name === undefined ? m.plan_promised_by_another(LANGUAGE) : m.plan_promised_by(LANGUAGE, { name })}</p>
      <p id={wordsId} className={styles.words}>
        {promiseWords(promise)}
      </p>
      <p className={styles.hint}>
        <WhereFrom {...promise} />
      </p>
      <div className={styles.ways}>
        <Button aria-describedby={wordsId} onClick={() => void askHere()}>
          {m.plan_ask_here(LANGUAGE)}
        </Button>
        <DropButton {...line} />
      </div>
    </>
  )
}

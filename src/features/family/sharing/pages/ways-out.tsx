import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { AskedButton } from '#src/web/ui/dialogs/asked-button.tsx'
import { shutOut } from '../acts/change-lock.ts'
import { deleteForAll, goOnAlone } from '../acts/stop-sharing.ts'
import { findMaker } from '../log/carers.ts'
import styles from './share-page.module.css'
import type { SharingView } from './use-sharing.ts'

interface WaysOutProps {
  view: SharingView
  shared: NonNullable<SharingView['shared']>
  onSaid: (words: string) => void
}

/** The lock, going on alone, and the end of sharing. None of them takes the plan from this device. */
export function WaysOut({ view, shared: { sharing, carers }, onSaid }: WaysOutProps) {
  const own = sharing.keys.id
  const others = [...carers.all.values()].filter(({ id, isIn }) => isIn && id !== own).map(({ name }) => name)
  const names = others.length === 0 ? m.share_lock_nobody(LANGUAGE) : others.join(', ')
  const doAndSay = async (act: () => Promise<unknown>, words: string) => {
    await act()
    await view.refresh()
    onSaid(words)
  }
  const isMaker = findMaker(carers)?.id === own && sharing.trouble !== 'ended'
  return (
    <section>
      {isMaker ? (
        <>
          <AskedButton
            label={m.share_lock(LANGUAGE)}
            question={m.share_lock_question(LANGUAGE, { names })}
            yes={m.share_lock_yes(LANGUAGE)}
            act={() => doAndSay(() => shutOut(view.parts, () => true), m.share_lock_done(LANGUAGE))}
          />
          <p className={styles.hint}>{m.share_lock_hint(LANGUAGE)}</p>
        </>
      ) : null}
      <AskedButton
        label={m.share_alone(LANGUAGE)}
        question={m.share_alone_question(LANGUAGE)}
        yes={m.share_alone_yes(LANGUAGE)}
        act={() => doAndSay(() => goOnAlone(view.parts), m.share_alone_done(LANGUAGE))}
      />
      <p className={styles.hint}>{m.share_alone_hint(LANGUAGE)}</p>
      {isMaker ? (
        <>
          <AskedButton
            label={m.share_delete(LANGUAGE)}
            question={m.share_delete_question(LANGUAGE)}
            yes={m.share_delete_yes(LANGUAGE)}
            act={() => doAndSay(() => deleteForAll(view.parts), m.share_alone_done(LANGUAGE))}
          />
          <p className={styles.hint}>{m.share_delete_hint(LANGUAGE)}</p>
        </>
      ) : null}
    </section>
  )
}

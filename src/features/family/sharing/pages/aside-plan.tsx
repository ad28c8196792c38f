import * as m from '#messages'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { AskedButton } from '#src/web/ui/dialogs/asked-button.tsx'
import styles from './share-page.module.css'
import type { SharingView } from './use-sharing.ts'

interface AsidePlanProps {
  view: SharingView
  onSaid: (words: string) => void
}

/** What was on this device before it joined a plan of others. */
export function AsidePlan({ view, onSaid }: AsidePlanProps) {
  const { notebook } = view.parts
  const add = async () => {
    await notebook.addAside()
    // What the device could not keep in its new place still lies apart.
    const kept = !(await notebook.hasAside())
    if (kept) passFocus(document.getElementById('main'))
    await view.refresh()
    onSaid(kept ? m.share_aside_added(LANGUAGE) : m.plan_copy_not_kept(LANGUAGE))
  }
  const forget = async () => {
    await notebook.forgetAside()
    await view.refresh()
    onSaid(m.share_aside_deleted(LANGUAGE))
  }
  return (
    <section aria-labelledby="aside-title">
      <h2 id="aside-title">{m.share_aside_title(LANGUAGE)}</h2>
      <p>{m.share_aside_text(LANGUAGE)}</p>
      <div className={styles.ways}>
        <Button onClick={() => void add()}>{m.share_aside_add(LANGUAGE)}</Button>
        <AskedButton
          label={m.share_aside_delete(LANGUAGE)}
          question={m.share_aside_delete_question(LANGUAGE)}
          yes={m.share_aside_delete_yes(LANGUAGE)}
          act={forget}
        />
      </div>
    </section>
  )
}

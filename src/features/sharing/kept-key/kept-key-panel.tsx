// 'A key with your account': kept so that a new phone can open the plan, and opened there with a code from paper (K17).
import { useCallback, useEffect, useState } from 'react'
import * as m from '#messages'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { dayWords } from '#src/features/promises/promise-words.ts'
import { LOGIN_PATH } from '#src/shared/paths.ts'
import { call } from '#src/web/api.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { AskedButton } from '#src/web/ui/dialogs/asked-button.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from '../pages/share-page.module.css'
import type { SharingView } from '../pages/use-sharing.ts'
import { KeepKey, KeptCode } from './keep-key-form.tsx'
import { deleteKeptKey, lookAtKeptKey } from './kept-key.contract.ts'
import { OpenKeptPlan } from './open-kept-plan-form.tsx'

const TITLE_ID = 'kept-key-title'

type Kept = { on: string; opensOn: string | null } | null

interface KeptKeyPanelProps {
  view: SharingView
  /** Whether somebody at this device may let others in. */
  mayKeep: boolean
}

export default function KeptKeyPanel({ view, mayKeep }: KeptKeyPanelProps) {
  const { user } = useAuth()
  const userId = user?.id
  const [kept, setKept] = useState<Kept | 'unknown'>('unknown')
  /** Shown until the page is left. */
  const [code, setCode] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const look = useCallback(async () => setKept((await call(lookAtKeptKey, {})).kept), [])
  useEffect(() => {
    // Without a network there is nobody to ask.
    if (userId !== undefined) look().catch(() => undefined)
  }, [userId, look])

  if (user !== null && kept === 'unknown') return null
  const showCode = (made: string) => {
    // The button that kept it goes. Whoever has gone on to something else meanwhile stays there.
    const title = document.getElementById(TITLE_ID)
    const at = document.activeElement
    if (at === document.body || title?.parentElement?.contains(at)) passFocus(title)
    setCode(made)
    // That it is kept is known. Since when, the server may say later; the code is shown this once.
    look().catch(() => undefined)
  }
  const remove = async () => {
    await call(deleteKeptKey, {})
    setCode(null)
    await look()
    setSaid(m.share_key_deleted(LANGUAGE))
  }
  return (
    <section aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {m.share_key_title(LANGUAGE)}
      </h2>
      <p>{m.share_key_what(LANGUAGE)}</p>
      <p role="status">{said}</p>
      {user === null ? (
        <p>
          {m.share_key_needs_account(LANGUAGE)} <PageLink to={LOGIN_PATH}>{m.shell_account_log_in(LANGUAGE)}</PageLink>
        </p>
      ) : null}
      {user !== null && kept === null && code === null && mayKeep ? <KeepKey view={view} onKept={showCode} /> : null}
      {user === null || code === null ? null : <KeptCode code={code} />}
      {user !== null && kept !== null && kept !== 'unknown' ? (
        <>
          <p>{m.share_key_kept(LANGUAGE, { day: dayWords(kept.on) })}</p>
          {kept.opensOn === null ? null : (
            <p className={styles.trouble}>{m.share_key_shut_until(LANGUAGE, { day: dayWords(kept.opensOn) })}</p>
          )}
          {view.shared === null && kept.opensOn === null ? <OpenKeptPlan /> : null}
          <AskedButton
            label={m.share_key_delete(LANGUAGE)}
            question={m.share_key_delete_question(LANGUAGE)}
            yes={m.share_key_delete_yes(LANGUAGE)}
            act={remove}
          />
        </>
      ) : null}
    </section>
  )
}

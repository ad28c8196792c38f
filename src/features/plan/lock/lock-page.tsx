// 'Lock our plan': a phrase or a passkey before the plan on this device, what it seals and what it does not (K16).
import * as m from '#messages'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import styles from '../plan-room.module.css'
import { LockPanel } from './lock-panel.tsx'

export const meta = () => [
  { title: pageTitle(m.lock_page_title(LANGUAGE)) },
  { name: 'description', content: m.lock_page_description(LANGUAGE) },
  { name: 'robots', content: 'noindex' },
]

export default function LockPage() {
  return (
    <div className={styles.page}>
      <BackLink to={PLAN_PATH}>{m.start_plan_link(LANGUAGE)}</BackLink>
      <h1>{m.lock_page_title(LANGUAGE)}</h1>
      <p className={styles.lead}>{m.lock_page_lead(LANGUAGE)}</p>
      <noscript>
        <p>{m.lock_needs_scripts(LANGUAGE)}</p>
      </noscript>
      <LockPanel />
      <h2>{m.lock_does_title(LANGUAGE)}</h2>
      <ul>
        <li>{m.lock_does_seal(LANGUAGE)}</li>
        <li>{m.lock_does_shared(LANGUAGE)}</li>
        <li>{m.lock_does_shut(LANGUAGE)}</li>
        <li>{m.lock_does_cover(LANGUAGE)}</li>
        <li>{m.lock_does_here(LANGUAGE)}</li>
      </ul>
      <h2>{m.lock_not_title(LANGUAGE)}</h2>
      <ul>
        <li>{m.lock_not_lost(LANGUAGE)}</li>
        <li>{m.lock_not_drafts(LANGUAGE)}</li>
        <li>{m.lock_not_copies(LANGUAGE)}</li>
        <li>{m.lock_not_hidden(LANGUAGE)}</li>
      </ul>
    </div>
  )
}

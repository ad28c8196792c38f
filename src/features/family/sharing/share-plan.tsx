// 'Share our plan': who is in, invitations, and every way out. All of it happens on this device.
import { Suspense } from 'react'
import * as m from '#messages'
import { HELP_PATH, PLAN_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from './pages/share-page.module.css'

const SharePanel = neededPart(() => import('./pages/share-panel.tsx'))

/** @param titles of the family challenges by their slugs */
export function SharePlan({ titles }: { titles: Record<string, string> }) {
  return (
    <div className={styles.page}>
      <BackLink to={PLAN_PATH}>{m.share_to_plan(LANGUAGE)}</BackLink>
      <h1>{m.share_title(LANGUAGE)}</h1>
      <p>{m.share_lead(LANGUAGE)}</p>
      <p>{m.share_sealed(LANGUAGE)}</p>
      <p>
        {m.share_limits(LANGUAGE)} <PageLink to={HELP_PATH}>{m.share_limits_help(LANGUAGE)}</PageLink>
      </p>
      <noscript>
        <p>{m.share_needs_scripts(LANGUAGE)}</p>
      </noscript>
      <Suspense fallback={<Loading />}>
        <SharePanel titles={titles} />
      </Suspense>
    </div>
  )
}

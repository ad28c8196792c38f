// 'Share our plan': who is in, invitations, and every way out. All of it happens on this device.
import { Suspense } from 'react'
import * as m from '#messages'
import { HELP_PATH, PLAN_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from './share-page.module.css'

const SharePanel = neededPart(() => import('./share-panel.tsx'))

export const meta = () => [
  { title: pageTitle(m.share_title(LANGUAGE)) },
  { name: 'description', content: m.share_page_description(LANGUAGE) },
  { name: 'robots', content: 'noindex' },
]

export default function SharePage() {
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
        <SharePanel />
      </Suspense>
    </div>
  )
}

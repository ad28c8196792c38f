// Behind an invitation's link. Its secret has left the address bar before anything else ran; nothing happens before a press.
import { Suspense } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'
import styles from './share-page.module.css'

const JoinPanel = neededPart(() => import('./join-panel.tsx'))

export const meta = () => [
  { title: pageTitle(m.share_join_title(LANGUAGE)) },
  { name: 'description', content: m.share_join_page_description(LANGUAGE) },
  { name: 'robots', content: 'noindex' },
]

export default function JoinPage() {
  return (
    <div className={styles.page}>
      <h1>{m.share_join_title(LANGUAGE)}</h1>
      <noscript>
        <p>{m.share_needs_scripts(LANGUAGE)}</p>
      </noscript>
      <Suspense fallback={<Loading />}>
        <JoinPanel />
      </Suspense>
    </div>
  )
}

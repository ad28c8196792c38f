// Behind a pact's link. Its code has left the address bar before anything else ran; nothing is asked before a press (M5).
import { Suspense } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'
import { loadPactChoices } from '../pact-choices.server.ts'
import type { Route } from './+types/open-page.ts'
import styles from './pacts-page.module.css'

const OpenPanel = neededPart(() => import('./open-panel.tsx'))

export function loader() {
  return loadPactChoices(LANGUAGE)
}

export const meta = () => [
  { title: pageTitle(m.pacts_open_title(LANGUAGE)) },
  { name: 'description', content: m.pacts_open_description(LANGUAGE) },
  { name: 'robots', content: 'noindex' },
]

export default function OpenPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <h1>{m.pacts_open_title(LANGUAGE)}</h1>
      <noscript>
        <p>{m.forms_needs_scripts(LANGUAGE)}</p>
      </noscript>
      <Suspense fallback={<Loading />}>
        <OpenPanel choices={loaderData} />
      </Suspense>
    </div>
  )
}

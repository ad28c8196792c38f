// What a class pact is, and how to start one.
import { Suspense } from 'react'
import * as m from '#messages'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { COMMUNITY_PATH } from '#src/shared/talk-paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { loadPactChoices } from '../pact-choices.server.ts'
import type { Route } from './+types/pacts-page.ts'
import styles from './pacts-page.module.css'

const StartPanel = neededPart(() => import('./start-panel.tsx'))

export function loader() {
  return loadPactChoices(LANGUAGE)
}

export const meta = () => [
  { title: pageTitle(m.pacts_title(LANGUAGE)) },
  { name: 'description', content: m.pacts_description(LANGUAGE) },
]

export default function PactsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <h1>{m.pacts_title(LANGUAGE)}</h1>
      <p>{m.pacts_lead(LANGUAGE)}</p>
      <h2>{m.pacts_how_title(LANGUAGE)}</h2>
      <ol className={styles.steps}>
        <li>{m.pacts_how_start(LANGUAGE)}</li>
        <li>{m.pacts_how_join(LANGUAGE)}</li>
        <li>{m.pacts_how_step(LANGUAGE)}</li>
        <li>{m.pacts_how_names(LANGUAGE)}</li>
        <li>{m.pacts_how_end(LANGUAGE)}</li>
      </ol>
      <h2>{m.pacts_rules_title(LANGUAGE)}</h2>
      <p>{m.pacts_rules(LANGUAGE)}</p>
      <p>{m.pacts_limits(LANGUAGE)}</p>
      <p>
        <PageLink to={COMMUNITY_PATH}>{m.pacts_to_community(LANGUAGE)}</PageLink>
      </p>
      <noscript>
        <p>{m.forms_needs_scripts(LANGUAGE)}</p>
      </noscript>
      <Suspense fallback={<Loading />}>
        <StartPanel choices={loaderData} />
      </Suspense>
      <SourcesLine sources={loaderData.sources} />
    </div>
  )
}

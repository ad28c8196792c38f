// What a class pact is, and how to start one.

import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { COMMUNITY_PATH } from '#src/shared/talk-paths.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { loadPactChoices } from '../pact-choices.server.ts'
import type { Route } from './+types/pacts-page.ts'
import styles from './pacts-page.module.css'

const StartPanel = neededPart(() => import('./start-panel.tsx'))

export function loader() {
  return loadPactChoices(pageLanguage())
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [{ title: pageTitle(t('pacts_title')) }, { name: 'description', content: t('pacts_description') }]
}

export default function PactsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <h1>{t('pacts_title')}</h1>
      <p>{t('pacts_lead')}</p>
      <h2>{t('pacts_how_title')}</h2>
      <ol className={styles.steps}>
        <li>{t('pacts_how_start')}</li>
        <li>{t('pacts_how_join')}</li>
        <li>{t('pacts_how_step')}</li>
        <li>{t('pacts_how_names')}</li>
        <li>{t('pacts_how_end')}</li>
      </ol>
      <h2>{t('pacts_rules_title')}</h2>
      <p>{t('pacts_rules')}</p>
      <p>{t('pacts_limits')}</p>
      <p>
        <PageLink to={COMMUNITY_PATH}>{t('pacts_to_community')}</PageLink>
      </p>
      <noscript>
        <p>{t('forms_needs_scripts')}</p>
      </noscript>
      <Suspense fallback={<Loading />}>
        <StartPanel choices={loaderData} />
      </Suspense>
      <SourcesLine sources={loaderData.sources} />
    </div>
  )
}

// Behind a pact's link. Its code has left the address bar before anything else ran; nothing is asked before a press.

import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'
import { loadPactChoices } from '../pact-choices.server.ts'
import type { Route } from './+types/open-page.ts'
import styles from './pacts-page.module.css'

const OpenPanel = neededPart(() => import('./open-panel.tsx'))

export function loader() {
  return loadPactChoices(pageLanguage())
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('pacts_open_title')) },
    { name: 'description', content: t('pacts_open_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function OpenPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <h1>{t('pacts_open_title')}</h1>
      <noscript>
        <p>{t('forms_needs_scripts')}</p>
      </noscript>
      <Suspense fallback={<Loading />}>
        <OpenPanel choices={loaderData} />
      </Suspense>
    </div>
  )
}

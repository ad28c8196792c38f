// Behind an invitation's link. Its secret has left the address bar before anything else ran; nothing happens before a press.

import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'
import styles from './share-page.module.css'

const JoinPanel = neededPart(() => import('./join-panel.tsx'))

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('share_join_title')) },
    { name: 'description', content: t('share_join_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function JoinPage() {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <h1>{t('share_join_title')}</h1>
      <noscript>
        <p>{t('share_needs_scripts')}</p>
      </noscript>
      <Suspense fallback={<Loading />}>
        <JoinPanel />
      </Suspense>
    </div>
  )
}

// 'Share our plan': the link, its carers, and every way to stop. All of it happens on this device.

import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { HELP_PATH, PLAN_PATH } from '#src/shared/paths.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'
import { PageHead } from '#src/web/ui/page-head.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import house from '../../../../../content/en/scenes/empty-plan.svg?url'
import styles from './share-page.module.css'

const SharePanel = neededPart(() => import('./share-panel.tsx'))

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('share_title')) },
    { name: 'description', content: t('share_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function SharePage() {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <BackLink to={PLAN_PATH}>{t('share_to_plan')}</BackLink>
      <PageHead scene={house}>
        <h1>{t('share_title')}</h1>
        <p>
          {t('share_lead')} {t('share_sealed')}
        </p>
        <p>
          {t('share_limits')} <PageLink to={HELP_PATH}>{t('share_limits_help')}</PageLink>
        </p>
      </PageHead>
      <noscript>
        <p>{t('share_needs_scripts')}</p>
      </noscript>
      <Suspense fallback={<Loading />}>
        <SharePanel />
      </Suspense>
    </div>
  )
}

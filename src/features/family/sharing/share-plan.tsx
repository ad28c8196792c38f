// 'Share our plan': who is in, invitations, and every way out. All of it happens on this device.

import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { HELP_PATH, PLAN_PATH } from '#src/shared/paths.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from './pages/share-page.module.css'

const SharePanel = neededPart(() => import('./pages/share-panel.tsx'))

/** @param titles of the family challenges by their slugs */
export function SharePlan({ titles }: { titles: Record<string, string> }) {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <BackLink to={PLAN_PATH}>{t('share_to_plan')}</BackLink>
      <h1>{t('share_title')}</h1>
      <p>{t('share_lead')}</p>
      <p>{t('share_sealed')}</p>
      <p>
        {t('share_limits')} <PageLink to={HELP_PATH}>{t('share_limits_help')}</PageLink>
      </p>
      <noscript>
        <p>{t('share_needs_scripts')}</p>
      </noscript>
      <Suspense fallback={<Loading />}>
        <SharePanel titles={titles} />
      </Suspense>
    </div>
  )
}

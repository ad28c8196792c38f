// 'Our plan': what is open tonight, what is agreed and tried, where to go on. All of it lies on this device.

import { useTranslations } from 'use-intl'
import { PlanCopies } from '#src/features/family/copy/plan-copies.tsx'
import { DeletePlan } from '#src/features/family/delete-plan.tsx'
import { OpenPromises } from '#src/features/family/next-step/open-promises.tsx'
import { PlanRooms } from '#src/features/family/overview/plan-rooms.tsx'
import { PlanShared } from '#src/features/family/sharing/plan-shared.tsx'
import { listChallengeLinks } from '#src/features/family/things-to-try/challenges.server.ts'
import { ForgetDevice } from '#src/pages/forget-device/forget-device.tsx'
import { GoOn } from '#src/pages/home/go-on.tsx'
import type { HomeTool } from '#src/pages/home/home.contract.ts'
import { listHomeTools } from '#src/pages/home/home.server.ts'
import { SHARE_PATH } from '#src/shared/paths.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/plan-page.ts'
import styles from './plan-page.module.css'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('plan_title')) },
    { name: 'description', content: t('plan_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

export function loader(): { titles: Record<string, string>; tools: HomeTool[] } {
  const titles = Object.fromEntries(listChallengeLinks(pageLanguage()).map(({ slug, title }) => [slug, title]))
  return { titles, tools: listHomeTools(pageLanguage()) }
}

export default function PlanPage({ loaderData: { titles, tools } }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <h1>{t('plan_title')}</h1>
      <p>{t('plan_lead')}</p>
      <noscript>
        <p>{t('plan_needs_scripts')}</p>
      </noscript>
      <div className={styles.goOn}>
        <GoOn tools={tools} />
      </div>
      <OpenPromises />
      <PlanRooms titles={titles} />
      <section aria-labelledby="share-title">
        <h2 id="share-title">{t('plan_share_title')}</h2>
        <p>
          <PageLink to={SHARE_PATH}>{t('share_title')}</PageLink>
        </p>
        <PlanShared namesCarers />
      </section>
      <PlanCopies />
      <section aria-labelledby="leave-title">
        <h2 id="leave-title">{t('plan_leave_title')}</h2>
        <p>{t('plan_leave_text')}</p>
        <div className={styles.leave}>
          <DeletePlan />
          <ForgetDevice label={t('plan_forget_button')} />
        </div>
      </section>
    </div>
  )
}

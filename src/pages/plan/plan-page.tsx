// 'Our plan' as a house: its rooms hold the rules, and what is next is beside it. All of it lies on this device.

import { useTranslations } from 'use-intl'
import { PlanCopies } from '#src/features/family/copy/plan-copies.tsx'
import { DeletePlan } from '#src/features/family/delete-plan.tsx'
import { PlanHouse } from '#src/features/family/house/plan-house.tsx'
import { PlanStart } from '#src/features/family/house/plan-next.tsx'
import { PlanNow } from '#src/features/family/house/plan-now.tsx'
import { PlanTrials } from '#src/features/family/house/plan-trials.tsx'
import PlanWeeks from '#src/features/family/house/plan-weeks.tsx'
import { useNextSteps } from '#src/features/family/next-step/use-next-steps.ts'
import box from '#src/features/family/plan-room.module.css'
import { PlanShared } from '#src/features/family/sharing/plan-shared.tsx'
import { ForgetDevice } from '#src/pages/forget-device/forget-device.tsx'
import { PROGRESS_PATH, SHARE_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { PrinterIcon } from '#src/web/ui/icons.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/plan-page.ts'
import styles from './plan-page.module.css'
import { loadPlanPage, type PlanPageData } from './plan-page.server.ts'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('plan_title')) },
    { name: 'description', content: t('plan_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

export function loader(): PlanPageData {
  return loadPlanPage(pageLanguage())
}

export default function PlanPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const isOpen = useNextSteps() !== null
  const { rooms, suggested, trials, pictures } = loaderData
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('plan_title')}</h1>
        <button type="button" className={styles.print} aria-label={t('plan_print')} onClick={() => window.print()}>
          <PrinterIcon />
        </button>
        <p>{t('plan_lead')}</p>
      </div>
      <noscript>
        <p>{t('plan_needs_scripts')}</p>
      </noscript>
      <div className={styles.columns} data-opening={isOpen ? undefined : ''}>
        <div className={styles.now}>
          <PlanNow pictures={pictures} />
        </div>
        <div className={styles.house}>
          <PlanHouse scenes={rooms} suggested={suggested} />
          <section className={styles.who} aria-labelledby="who-title">
            <h2 id="who-title">{t('plan_who_title')}</h2>
            <PlanShared namesCarers />
            <ButtonLink to={SHARE_PATH}>{t('share_title')}</ButtonLink>
          </section>
        </div>
        <div className={styles.beside}>
          <PlanTrials trials={trials} />
          <PlanStart />
          <PlanWeeks />
        </div>
        <details className={styles.rest}>
          <summary>{t('plan_rest')}</summary>
          <PlanCopies />
          <section aria-labelledby="leave-title">
            <h2 id="leave-title">{t('plan_leave_title')}</h2>
            <p>{t('plan_leave_text', { product: PRODUCT_NAME })}</p>
            <div className={box.ways}>
              <DeletePlan />
              <ForgetDevice label={t('plan_forget_button')} />
            </div>
          </section>
          <p>
            <PageLink to={PROGRESS_PATH}>{t('progress_title')}</PageLink>
          </p>
        </details>
      </div>
    </div>
  )
}

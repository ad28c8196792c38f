// 'Our plan': what is asked today, what is promised, what worked. All of it lies on this device.
import * as m from '#messages'
import CheckBack from '#src/features/promises/check-back.tsx'
import { OpenPromises } from '#src/features/promises/open-promises.tsx'
import { PlanShared } from '#src/features/sharing/plan-shared.tsx'
import { SHARE_PATH } from '#src/shared/paths.ts'
import { AGREEMENT_PATH, CHALLENGES_PATH, START_PATH } from '#src/shared/plan-paths.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { DeletePlan } from './delete-plan.tsx'
import styles from './plan-page.module.css'

export const meta = () => [
  { title: pageTitle(m.plan_title(LANGUAGE)) },
  { name: 'description', content: m.plan_page_description(LANGUAGE) },
  { name: 'robots', content: 'noindex' },
]

export default function PlanPage() {
  return (
    <div className={styles.page}>
      <h1>{m.plan_title(LANGUAGE)}</h1>
      <p>{m.plan_lead(LANGUAGE)}</p>
      <noscript>
        <p>{m.plan_needs_scripts(LANGUAGE)}</p>
      </noscript>
      <CheckBack />
      <OpenPromises />
      <section aria-labelledby="parts-title">
        <h2 id="parts-title">{m.plan_parts_title(LANGUAGE)}</h2>
        <ul>
          <li>
            <PageLink to={AGREEMENT_PATH}>{m.plan_agreement_link(LANGUAGE)}</PageLink>
          </li>
          <li>
            <PageLink to={START_PATH}>{m.plan_start_link(LANGUAGE)}</PageLink>
          </li>
          <li>
            <PageLink to={CHALLENGES_PATH}>{m.plan_challenges_link(LANGUAGE)}</PageLink>
          </li>
          <li>
            <PageLink to={SHARE_PATH}>{m.share_title(LANGUAGE)}</PageLink>
          </li>
        </ul>
      </section>
      <PlanShared />
      <DeletePlan />
    </div>
  )
}

// 'Our plan': what is open tonight, what is agreed and tried, where to go on. All of it lies on this device.
import * as m from '#messages'
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
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/plan-page.ts'
import styles from './plan-page.module.css'

export const meta = () => [
  { title: pageTitle(m.plan_title(LANGUAGE)) },
  { name: 'description', content: m.plan_page_description(LANGUAGE) },
  { name: 'robots', content: 'noindex' },
]

export function loader(): { titles: Record<string, string>; tools: HomeTool[] } {
  const titles = Object.fromEntries(listChallengeLinks(LANGUAGE).map(({ slug, title }) => [slug, title]))
  return { titles, tools: listHomeTools(LANGUAGE) }
}

export default function PlanPage({ loaderData: { titles, tools } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <h1>{m.plan_title(LANGUAGE)}</h1>
      <p>{m.plan_lead(LANGUAGE)}</p>
      <noscript>
        <p>{m.plan_needs_scripts(LANGUAGE)}</p>
      </noscript>
      <div className={styles.goOn}>
        <GoOn tools={tools} />
      </div>
      <OpenPromises />
      <PlanRooms titles={titles} />
      <section aria-labelledby="share-title">
        <h2 id="share-title">{m.plan_share_title(LANGUAGE)}</h2>
        <p>
          <PageLink to={SHARE_PATH}>{m.share_title(LANGUAGE)}</PageLink>
        </p>
        <PlanShared namesCarers />
      </section>
      <PlanCopies />
      <section aria-labelledby="leave-title">
        <h2 id="leave-title">{m.plan_leave_title(LANGUAGE)}</h2>
        <p>{m.plan_leave_text(LANGUAGE)}</p>
        <div className={styles.leave}>
          <DeletePlan />
          <ForgetDevice label={m.plan_forget_button(LANGUAGE)} />
        </div>
      </section>
    </div>
  )
}

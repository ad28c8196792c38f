// A checklist on the screen: to read, to tick and to print, without an e-mail address.

import { useRef } from 'react'
import { RESOURCES_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/checklist-page.ts'
import { ChecklistArticle } from './checklist-article.tsx'
import styles from './checklist-page.module.css'
import type { Checklist } from './resources.contract.ts'
import { getChecklist } from './resources.server.ts'
import { useTicks } from './use-ticks.ts'

export function loader({ request }: Route.LoaderArgs): Checklist {
  // Each checklist has a route of its own (`pages.ts`), so its slug is no parameter but a part of the address.
  return getChecklist(LANGUAGE, /\/resources\/([\w-]+)/.exec(new URL(request.url).pathname)?.[1])
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: pageTitle(`${loaderData?.title ?? ''}: a checklist to tick and print`) },
    { name: 'description', content: loaderData?.description ?? '' },
  ]
}

export default function ChecklistPage({ loaderData }: Route.ComponentProps) {
  return <ChecklistView key={loaderData.slug} checklist={loaderData} />
}

export function ChecklistView({ checklist }: { checklist: Checklist }) {
  const article = useRef<HTMLElement>(null)
  const { count, keep, clear } = useTicks(checklist.slug, article)
  return (
    <div className={styles.page}>
      <div className={styles.screenOnly}>
        <BackLink to={RESOURCES_PATH}>All checklists</BackLink>
      </div>
      <ChecklistArticle ref={article} checklist={checklist} onTick={keep} />
      <section className={styles.screenOnly} aria-labelledby="tools-title">
        <h2 id="tools-title" className={styles.toolsTitle}>
          Tools that go with this list
        </h2>
        <ul>
          {checklist.tools.map(({ path, title, minutes }) => (
            <li key={path} className={styles.tool}>
              <PageLink to={path}>{title}</PageLink> ({minutes} min)
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.tools}>
        <p role="status" className={styles.count}>
          {count === 0 ? 'No boxes ticked yet.' : `${count} of 18 boxes ticked.`} Ticks stay on this device only.
        </p>
        <Button look="strong" onClick={() => window.print()}>
          Print this list
        </Button>
        <Button onClick={clear}>Clear my ticks</Button>
      </div>
    </div>
  )
}

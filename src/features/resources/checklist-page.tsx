// A checklist on the screen: to read, to tick and to print, without an email address.

import { useRef } from 'react'
import * as m from '#messages'
import { RESOURCES_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { RichText } from '#src/web/ui/rich-text.tsx'
import type { Route } from './+types/checklist-page.ts'
import { ChecklistArticle } from './checklist-article.tsx'
import styles from './checklist-page.module.css'
import type { Checklist } from './resources.contract.ts'
import { getChecklist } from './resources.server.ts'
import { useTicks } from './use-ticks.ts'

export function loader({ params }: Route.LoaderArgs): Checklist {
  return getChecklist(LANGUAGE, params.slug)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: pageTitle(m.resources_list_page_title(LANGUAGE, { title: loaderData?.title ?? '' })) },
    { name: 'description', content: loaderData?.description ?? '' },
  ]
}

export default function ChecklistPage({ loaderData }: Route.ComponentProps) {
  return <ChecklistView key={loaderData.slug} checklist={loaderData} />
}

export function ChecklistView({ checklist }: { checklist: Checklist }) {
  const article = useRef<HTMLElement>(null)
  const { count, stay, keep, clear, unclear } = useTicks(checklist.slug, article)
  const boxes = checklist.sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'boxes' ? part.boxes : [])),
  ).length
  return (
    <div className={styles.page}>
      <div className={styles.screenOnly}>
        <BackLink to={RESOURCES_PATH}>{m.resources_list_all_link(LANGUAGE)}</BackLink>
        <EnglishLine shown={checklist.inEnglish} />
      </div>
      <ChecklistArticle ref={article} checklist={checklist} onTick={keep} />
      <section className={styles.screenOnly} aria-labelledby="tools-title">
        <h2 id="tools-title" className={styles.toolsTitle}>
          {m.resources_list_tools_title(LANGUAGE)}
        </h2>
        <ul>
          {checklist.tools.map(({ path, title, minutes }) => (
            <li key={path} className={styles.tool}>
              <RichText
                message={m.resources_list_tool(LANGUAGE, { title, minutes })}
                link={(words) => <PageLink to={path}>{words}</PageLink>}
              />
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.tools}>
        <p role="status" className={styles.count}>
          {count === 0 ? m.resources_list_no_ticks(LANGUAGE) : m.resources_list_ticks(LANGUAGE, { count, boxes })}{' '}
          {stay ? m.resources_list_ticks_stay(LANGUAGE) : m.resources_list_ticks_go(LANGUAGE)}
        </p>
        <Button look="strong" onClick={() => window.print()}>
          {m.resources_list_print(LANGUAGE)}
        </Button>
        <Button onClick={unclear ?? clear}>
          {unclear === null ? m.resources_list_clear(LANGUAGE) : m.resources_list_unclear(LANGUAGE)}
        </Button>
      </div>
    </div>
  )
}

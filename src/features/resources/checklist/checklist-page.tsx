// A checklist on the screen: to read, to tick and to print, without an email address.

import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { RESOURCES_PATH } from '#src/shared/paths.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { PrinterIcon } from '#src/web/ui/icons.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import { CHECKLIST_LOOKS } from '../checklist-looks.ts'
import type { Checklist } from '../resources.contract.ts'
import { getChecklist } from '../resources.server.ts'
import type { Route } from './+types/checklist-page.ts'
import { ChecklistArticle } from './checklist-article.tsx'
import styles from './checklist-page.module.css'
import { useTicks } from './use-ticks.ts'

export function loader({ params }: Route.LoaderArgs): Checklist {
  return getChecklist(pageLanguage(), params.slug)
}

/** The browser asks too: the address may be one that is not there. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader()
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('resources_list_page_title', { title: loaderData?.title ?? '' })) },
    { name: 'description', content: loaderData?.description ?? '' },
  ]
}

export default function ChecklistPage({ loaderData }: Route.ComponentProps) {
  return <ChecklistView key={loaderData.slug} checklist={loaderData} />
}

export function ChecklistView({ checklist }: { checklist: Checklist }) {
  const t = useTranslations()
  const { colour, scene } = CHECKLIST_LOOKS[checklist.icon]
  const article = useRef<HTMLElement>(null)
  const { count, stay, keep, clear, undoClear } = useTicks(checklist.slug, article)
  const boxes = checklist.sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'boxes' ? part.boxes : [])),
  ).length
  return (
    <div className={styles.page} data-room={colour}>
      <div className={`${styles.top} ${styles.screenOnly}`}>
        <BackLink to={RESOURCES_PATH}>{t('resources_list_all_link')}</BackLink>
        <EnglishLine shown={checklist.inEnglish} />
      </div>
      <Picture src={scene} className={`${styles.scene} ${styles.screenOnly}`} first />
      <div className={styles.article}>
        <ChecklistArticle ref={article} checklist={checklist} onTick={keep} />
      </div>
      <section className={`${styles.more} ${styles.screenOnly}`} aria-labelledby="tools-title">
        <h2 id="tools-title" className={styles.toolsTitle}>
          {t('resources_list_tools_title')}
        </h2>
        <ul className={styles.list}>
          {checklist.tools.map(({ path, title, minutes }) => (
            <li key={path} className={styles.tool}>
              {t.rich('resources_list_tool', {
                title,
                minutes: String(minutes),
                link: (words) => <PageLink to={path}>{words}</PageLink>,
              })}
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.tools}>
        <p role="status" className={styles.count}>
          {count === 0
            ? t('resources_list_no_ticks')
            : t('resources_list_ticks', { count: String(count), boxes: String(boxes) })}{' '}
          {stay ? t('resources_list_ticks_stay') : t('resources_list_ticks_go')}
        </p>
        <Button look="main" onClick={() => window.print()}>
          <PrinterIcon />
          {t('resources_list_print')}
        </Button>
        <Button onClick={undoClear ?? clear}>
          {undoClear === null ? t('resources_list_clear') : t('resources_list_unclear')}
        </Button>
      </div>
    </div>
  )
}

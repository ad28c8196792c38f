// Every topic, each with one line.
import { useTranslations } from 'use-intl'
import { topicPath } from '#src/shared/content-paths.ts'
import { HELP_PATH } from '#src/shared/paths.ts'
import { englishPart, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Card, CardList } from '#src/web/ui/card.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/topics-page.ts'
import type { TopicLink } from './topic.ts'
import { listTopicLinks } from './topics.server.ts'
import styles from './topics-page.module.css'

export function loader(): { topics: TopicLink[] } {
  return { topics: listTopicLinks(pageLanguage()) }
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [{ title: pageTitle(t('topics_page_title')) }, { name: 'description', content: t('topics_page_description') }]
}

export default function TopicsPage({ loaderData: { topics } }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <h1>{t('topics_title')}</h1>
      <p className={styles.lead}>{t('topics_lead')}</p>
      <CardList>
        {topics.map(({ slug, title, line, scene, colour, inEnglish }) => (
          <li key={slug} {...englishPart(inEnglish)}>
            <Card to={topicPath(slug)} picture={scene} room={colour} title={title} text={line} />
          </li>
        ))}
      </CardList>
      <p className={styles.help}>
        {t('tools_help_text')} <PageLink to={HELP_PATH}>{t('shell_link_help')}</PageLink>
      </p>
    </div>
  )
}

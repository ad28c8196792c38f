// 'Roadmap': what comes next, what happens with feedback, and a place to leave some.

import { useTranslations } from 'use-intl'
import { useCountOnce } from '#src/features/analytics/use-count-once.ts'
import { IdeaBox } from '#src/features/inbox/contact/idea-box.tsx'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { NEWSLETTER_PATH, REGISTER_PATH, RESOURCES_PATH, ROADMAP_PATH } from '#src/shared/paths.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import scene from '../../../content/en/scenes/stairs-to-build.svg?url'
import type { TextPage } from '../words/pages.contract.ts'
import { loadRoadmap } from '../words/pages.server.ts'
import { WordsArticle } from '../words/words-article.tsx'
import type { Route } from './+types/roadmap-page.ts'
import styles from './roadmap-page.module.css'

export function loader(): TextPage {
  return loadRoadmap(pageLanguage())
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('site_roadmap_page_title')) },
    { name: 'description', content: loaderData?.description ?? '' },
  ]
}

export default function RoadmapPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  useCountOnce({ event: 'page_view', page: ROADMAP_PATH })
  return (
    <WordsArticle
      page={loaderData}
      picture={scene}
      opening={
        <p>
          <a href="#ideas" className={styles.jump}>
            {t('site_roadmap_idea_link')}
          </a>
        </p>
      }
    >
      <section aria-labelledby="involved">
        <h2 id="involved">{t('site_roadmap_involved_title')}</h2>
        <ul>
          {hasFeature('newsletter') ? (
            <li>
              {t.rich('site_roadmap_newsletter', {
                link: (words) => <PageLink to={NEWSLETTER_PATH}>{words}</PageLink>,
              })}
            </li>
          ) : null}
          <li>
            {t.rich('site_roadmap_checklists', { link: (words) => <PageLink to={RESOURCES_PATH}>{words}</PageLink> })}
          </li>
          <li>
            {t.rich('site_roadmap_account', { link: (words) => <PageLink to={REGISTER_PATH}>{words}</PageLink> })}
          </li>
        </ul>
      </section>
      <section aria-labelledby="ideas" className={styles.ideas}>
        <h2 id="ideas">{t('site_roadmap_ideas_title')}</h2>
        <p>{t('site_roadmap_ideas_text')}</p>
        <IdeaBox />
      </section>
    </WordsArticle>
  )
}

// 'Roadmap': what comes next, what happens with feedback, and a place to leave some.

import * as m from '#messages'
import { useCountOnce } from '#src/features/analytics/use-count-once.ts'
import { IdeaBox } from '#src/features/inbox/contact/idea-box.tsx'
import { NEWSLETTER_PATH, REGISTER_PATH, RESOURCES_PATH, ROADMAP_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { RichText } from '#src/web/ui/rich-text.tsx'
import type { TextPage } from '../words/pages.contract.ts'
import { loadRoadmap } from '../words/pages.server.ts'
import { WordsArticle } from '../words/words-article.tsx'
import type { Route } from './+types/roadmap-page.ts'
import styles from './roadmap-page.module.css'

export function loader(): TextPage {
  return loadRoadmap(LANGUAGE)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: pageTitle(m.site_roadmap_page_title(LANGUAGE)) },
    { name: 'description', content: loaderData?.description ?? '' },
  ]
}

export default function RoadmapPage({ loaderData }: Route.ComponentProps) {
  useCountOnce({ event: 'page_view', page: ROADMAP_PATH })
  return (
    <WordsArticle
      page={loaderData}
      opening={
        <p>
          <a href="#ideas" className={styles.jump}>
            {m.site_roadmap_idea_link(LANGUAGE)}
          </a>
        </p>
      }
    >
      <section aria-labelledby="involved">
        <h2 id="involved">{m.site_roadmap_involved_title(LANGUAGE)}</h2>
        <ul>
          <li>
            <RichText
              message={m.site_roadmap_newsletter(LANGUAGE)}
              link={(words) => <PageLink to={NEWSLETTER_PATH}>{words}</PageLink>}
            />
          </li>
          <li>
            <RichText
              message={m.site_roadmap_checklists(LANGUAGE)}
              link={(words) => <PageLink to={RESOURCES_PATH}>{words}</PageLink>}
            />
          </li>
          <li>
            <RichText
              message={m.site_roadmap_account(LANGUAGE)}
              link={(words) => <PageLink to={REGISTER_PATH}>{words}</PageLink>}
            />
          </li>
        </ul>
      </section>
      <section aria-labelledby="ideas" className={styles.ideas}>
        <h2 id="ideas">{m.site_roadmap_ideas_title(LANGUAGE)}</h2>
        <p>{m.site_roadmap_ideas_text(LANGUAGE)}</p>
        <IdeaBox />
      </section>
    </WordsArticle>
  )
}

// 'Roadmap': what comes next, what happens with feedback, and a place to leave some.

import { useCountOnce } from '#src/features/analytics/use-count-once.ts'
import { IdeaBox } from '#src/features/contact/idea-box.tsx'
import { NEWSLETTER_PATH, REGISTER_PATH, RESOURCES_PATH, ROADMAP_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/roadmap-page.ts'
import type { TextPage } from './pages.contract.ts'
import { loadRoadmap } from './pages.server.ts'
import styles from './roadmap-page.module.css'
import { WordsArticle } from './words-article.tsx'

export function loader(): TextPage {
  return loadRoadmap(LANGUAGE)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: pageTitle('Roadmap: what comes next') },
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
            Share an idea
          </a>
        </p>
      }
    >
      <section aria-labelledby="involved">
        <h2 id="involved">Stay involved</h2>
        <ul>
          <li>
            <PageLink to={NEWSLETTER_PATH}>The newsletter</PageLink> brings one tip every Saturday.
          </li>
          <li>
            <PageLink to={RESOURCES_PATH}>The checklists</PageLink> are there to tick, to print and to pass on.
          </li>
          <li>
            With <PageLink to={REGISTER_PATH}>an account</PageLink> you can say of each tool whether it helped.
          </li>
        </ul>
      </section>
      <section aria-labelledby="ideas" className={styles.ideas}>
        <h2 id="ideas">Ideas are welcome</h2>
        <p>What is missing? What got in your way? It takes about 2 minutes, and you need no account.</p>
        <IdeaBox />
      </section>
    </WordsArticle>
  )
}

// 'Together with other parents': what there is, the house rules, how to report, and the kit for the school gate.
import * as m from '#messages'
import { PACTS_PATH, TOOLS_PATH } from '#src/shared/paths.ts'
import { SLIDES_PATH } from '#src/shared/talk-paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import styles from '../about/about-page.module.css'
import type { TextPage } from '../words/pages.contract.ts'
import { loadCommunity } from '../words/pages.server.ts'
import { WordsArticle } from '../words/words-article.tsx'
import type { Route } from './+types/community-page.ts'

export function loader(): TextPage {
  return loadCommunity(LANGUAGE)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: pageTitle(m.community_page_title(LANGUAGE)) },
    { name: 'description', content: loaderData?.description ?? '' },
  ]
}

export default function CommunityPage({ loaderData }: Route.ComponentProps) {
  return (
    <WordsArticle page={loaderData}>
      <div className={styles.ways}>
        <ButtonLink to={SLIDES_PATH} look="main">
          {m.community_slides_link(LANGUAGE)}
        </ButtonLink>
        <ButtonLink to={PACTS_PATH}>{m.community_pacts_link(LANGUAGE)}</ButtonLink>
        <ButtonLink to={TOOLS_PATH}>{m.community_tools_link(LANGUAGE)}</ButtonLink>
      </div>
    </WordsArticle>
  )
}

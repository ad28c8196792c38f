// 'About': why this exists, how it works, what it promises.

import { SourcesLine } from '#src/features/sources/sources-line.tsx'
import { LAUNCHPAD_ID, ROADMAP_PATH, SOURCES_PATH, toolkitsPath } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import type { Route } from './+types/about-page.ts'
import type { TextPage } from './pages.contract.ts'
import { loadAbout } from './pages.server.ts'
import { NextLinks } from './ways-on.tsx'
import { WordsArticle } from './words-article.tsx'

export function loader(): TextPage {
  return loadAbout(LANGUAGE)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: pageTitle('About us: why and how') },
    { name: 'description', content: loaderData?.description ?? '' },
  ]
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <WordsArticle page={loaderData}>
      <NextLinks>
        <ButtonLink to={toolkitsPath(LAUNCHPAD_ID)} look="main">
          Browse Our Toolkits
        </ButtonLink>
        <ButtonLink to={ROADMAP_PATH}>Share Your Feedback</ButtonLink>
        <ButtonLink to={SOURCES_PATH}>Research and Sources</ButtonLink>
      </NextLinks>
      <SourcesLine sources={loaderData.sources} />
    </WordsArticle>
  )
}

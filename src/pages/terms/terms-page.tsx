// The terms of use.

import { OperatorLine } from '#src/pages/words/operator-line.tsx'
import { pageLanguage } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import door from '../../../content/en/scenes/door-launchpad.svg?url'
import type { TextPage } from '../words/pages.contract.ts'
import { loadTerms } from '../words/pages.server.ts'
import { WordsArticle } from '../words/words-article.tsx'
import type { Route } from './+types/terms-page.ts'

export function loader(): TextPage {
  return loadTerms(pageLanguage())
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: pageTitle(loaderData?.title ?? '') },
    { name: 'description', content: loaderData?.description ?? '' },
  ]
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <WordsArticle page={loaderData} picture={door} afterFirst={<OperatorLine inPolicy={false} />} />
}

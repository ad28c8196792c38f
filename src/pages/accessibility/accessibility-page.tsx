// The public accessibility statement. What was checked and how stands in docs/accessibility.md; the two must agree.
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import type { TextPage } from '../words/pages.contract.ts'
import { loadAccessibility } from '../words/pages.server.ts'
import { WordsArticle } from '../words/words-article.tsx'
import type { Route } from './+types/accessibility-page.ts'

export function loader(): TextPage {
  return loadAccessibility(LANGUAGE)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: pageTitle(m.site_accessibility_page_title(LANGUAGE)) },
    { name: 'description', content: loaderData?.description ?? '' },
  ]
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <WordsArticle page={loaderData} />
}

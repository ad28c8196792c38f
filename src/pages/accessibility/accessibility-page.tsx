// The public accessibility statement. docs/accessibility.md says what was checked and how; the two must agree.

import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import controls from '../../../content/en/scenes/way-set-up.svg?url'
import type { TextPage } from '../words/pages.contract.ts'
import { loadAccessibility } from '../words/pages.server.ts'
import { WordsArticle } from '../words/words-article.tsx'
import type { Route } from './+types/accessibility-page.ts'

export function loader(): TextPage {
  return loadAccessibility(pageLanguage())
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('site_accessibility_page_title')) },
    { name: 'description', content: loaderData?.description ?? '' },
  ]
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <WordsArticle page={loaderData} picture={controls} />
}

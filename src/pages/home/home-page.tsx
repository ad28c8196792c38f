// Home: tonight's challenge first, why it works second.

import { NewsletterSection } from '#src/features/newsletter/subscription/newsletter-section.tsx'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import type { Route } from './+types/home-page.ts'
import { AgeWays } from './age-ways.tsx'
import { ChallengeFinder } from './challenge-finder.tsx'
import { listHomeTools, loadQuickHelp } from './home.server.ts'
import { HomePromise } from './home-promise.tsx'

export function loader() {
  return { cards: [...loadQuickHelp(pageLanguage())], tools: listHomeTools(pageLanguage()) }
}

export function meta() {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('home_page_title')) },
    {
      name: 'description',
      content: t('home_page_description'),
    },
  ]
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ChallengeFinder cards={loaderData.cards} tools={loaderData.tools} />
      <AgeWays />
      <HomePromise />
      {hasFeature('newsletter') ? <NewsletterSection /> : null}
    </>
  )
}

// Home: tonight's challenge first, why it works second.

import * as m from '#messages'
import { NewsletterSection } from '#src/features/newsletter/newsletter-section.tsx'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import type { Route } from './+types/home-page.ts'
import { ChallengeFinder } from './challenge-finder.tsx'
import { listHomeTools, loadQuickHelp } from './home.server.ts'
import { HomePromise } from './home-promise.tsx'
import { WaitingQuestions } from './questions/waiting-questions.tsx'

export function loader() {
  return { cards: [...loadQuickHelp(LANGUAGE)], tools: listHomeTools(LANGUAGE) }
}

export function meta() {
  return [
    { title: pageTitle(m.home_page_title(LANGUAGE)) },
    {
      name: 'description',
      content: m.home_page_description(LANGUAGE),
    },
  ]
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <WaitingQuestions />
      <ChallengeFinder cards={loaderData.cards} tools={loaderData.tools} />
      <HomePromise />
      <NewsletterSection />
    </>
  )
}

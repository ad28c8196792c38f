// Home: tonight's challenge first, why it works second.
import { NewsletterSection } from '#src/features/newsletter/newsletter-section.tsx'
import { pageTitle } from '#src/web/page-title.ts'
import type { Route } from './+types/home-page.ts'
import { ChallengeFinder } from './challenge-finder.tsx'
import { loadQuickHelp } from './home.server.ts'
import { HomePromise } from './home-promise.tsx'

export function loader() {
  return { cards: [...loadQuickHelp()] }
}

export function meta() {
  return [
    { title: pageTitle('Calm help for digital parenting tonight') },
    {
      name: 'description',
      content:
        'Type tonight’s screen problem, practise one short tool, and leave with one thing to do. Free, for parents and carers.',
    },
  ]
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ChallengeFinder cards={loaderData.cards} />
      <HomePromise />
      <NewsletterSection />
    </>
  )
}

// The page of 'Share our plan'. It stands in `plan`, which knows sharing already and the names of what may have changed.

import { SharePlan } from '#src/features/family/sharing/share-plan.tsx'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import type { Route } from './+types/share-page.ts'
import { listChallengeLinks } from './things-to-try/challenges.server.ts'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('share_title')) },
    { name: 'description', content: t('share_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

export function loader(): { titles: Record<string, string> } {
  // What nobody has translated would stand in English in the middle of our own sentence.
  const own = listChallengeLinks(pageLanguage()).filter(({ inEnglish }) => inEnglish !== true)
  return { titles: Object.fromEntries(own.map(({ slug, title }) => [slug, title])) }
}

export default function SharePage({ loaderData: { titles } }: Route.ComponentProps) {
  return <SharePlan titles={titles} />
}

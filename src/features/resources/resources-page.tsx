// The Parent Resources Hub: four checklists, each as a PDF and as a page.
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import type { Route } from './+types/resources-page.ts'
import { ChecklistCardView } from './checklist-card.tsx'
import type { ChecklistCard } from './resources.contract.ts'
import { listChecklistCards } from './resources.server.ts'
import styles from './resources-page.module.css'

export function loader(): { cards: ChecklistCard[] } {
  return { cards: listChecklistCards(LANGUAGE) }
}

export const meta = () => [
  { title: pageTitle(m.resources_page_title(LANGUAGE)) },
  {
    name: 'description',
    content: m.resources_page_description(LANGUAGE),
  },
]

export default function ResourcesPage({ loaderData }: Route.ComponentProps) {
  return <Resources cards={loaderData.cards} />
}

export function Resources({ cards }: { cards: ChecklistCard[] }) {
  return (
    <div className={styles.page}>
      <h1>{m.resources_title(LANGUAGE)}</h1>
      <p className={styles.lead}>{m.resources_text(LANGUAGE)}</p>
      <ul className={styles.grid}>
        {cards.map((card) => (
          <ChecklistCardView key={card.slug} card={card} />
        ))}
      </ul>
    </div>
  )
}

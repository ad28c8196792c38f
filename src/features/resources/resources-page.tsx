// The Parent Resources Hub: four checklists, each as a PDF and as a page.
import { LANGUAGE } from '#src/web/language.ts'
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
  { title: pageTitle('The Parent Resources Hub: four checklists') },
  {
    name: 'description',
    content:
      'Four free checklists for parents and carers: safety set-up, family rules, privacy and ending games. Read or print.',
  },
]

export default function ResourcesPage({ loaderData }: Route.ComponentProps) {
  return <Resources cards={loaderData.cards} />
}

export function Resources({ cards }: { cards: ChecklistCard[] }) {
  return (
    <div className={styles.page}>
      <h1>The Parent Resources Hub</h1>
      <p className={styles.lead}>Four checklists to do with your child. Each has 18 boxes and fits on a fridge.</p>
      <ul className={styles.grid}>
        {cards.map((card) => (
          <ChecklistCardView key={card.slug} card={card} />
        ))}
      </ul>
    </div>
  )
}

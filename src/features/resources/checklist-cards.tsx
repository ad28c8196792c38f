// The four checklists with their downloads, on the hub and on the page to set things up.
import { ChecklistCardView } from './checklist-card.tsx'
import styles from './checklist-cards.module.css'
import type { ChecklistCard } from './resources.contract.ts'

/** @param level of their headings */
export function ChecklistCards({ cards, level }: { cards: ChecklistCard[]; level: 2 | 3 }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <ChecklistCardView key={card.slug} card={card} level={level} />
      ))}
    </ul>
  )
}

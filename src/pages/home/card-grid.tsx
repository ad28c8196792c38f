// The challenges as cards. Each card is one link to its tool.

import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { comingFrom } from '#src/shared/coming-from.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { LAUNCHPAD_ID } from '#src/shared/paths.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { Card, CardList } from '#src/web/ui/card.tsx'
import styles from './card-grid.module.css'
import type { QuickHelpCard } from './home.contract.ts'

interface CardGridProps {
  ref: Ref<HTMLUListElement>
  cards: QuickHelpCard[]
  /** Keep the height of the tallest card, so that a change does not move the page. */
  reserve: boolean
  /** Passed to the tool, which then shows its short answer. */
  from: 'search' | 'challenge'
  onHover: (hovered: boolean) => void
  onTouch: () => void
  onFocus: () => void
}

export function CardGrid({ ref, cards, reserve, from, onHover, onTouch, onFocus }: CardGridProps) {
  const t = useTranslations()
  const { completedLessons } = useProgress()
  return (
    <CardList
      ref={ref}
      brief
      className={reserve ? styles.reserve : ''}
      aria-label={t('home_cards_name')}
      aria-live="off"
      onPointerEnter={(event) => onHover(event.pointerType === 'mouse')}
      onPointerLeave={() => onHover(false)}
      onPointerDown={onTouch}
      onFocus={onFocus}
    >
      {cards.map((card) => {
        const done = completedLessons.includes(lessonKey(LAUNCHPAD_ID, card.moduleId, card.id))
        return (
          <li key={card.id}>
            <Card
              to={comingFrom(from, card.path)}
              picture={card.scene}
              room={card.colour}
              title={card.situation}
              text={card.solution}
              {...trackedButton('find_challenge', 'home')}
            >
              <span>
                {card.time}
                {done ? <span className={styles.done}> · {t('home_card_done')}</span> : null}
              </span>
            </Card>
          </li>
        )
      })}
    </CardList>
  )
}

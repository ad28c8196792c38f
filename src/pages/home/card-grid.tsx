// The challenges as cards. Each card is one link to its tool.

import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { ModuleTile } from '#src/features/curriculum/module-tile.tsx'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { comingFrom } from '#src/shared/coming-from.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { LAUNCHPAD_ID } from '#src/shared/paths.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from './card-grid.module.css'
import type { QuickHelpCard } from './home.contract.ts'

interface CardGridProps {
  ref: Ref<HTMLUListElement>
  cards: QuickHelpCard[]
  /** Keep the height of the tallest card, so that a change does not move the page. */
  reserve: boolean
  /** Told to the tool, which then shows its short answer. */
  from: 'search' | 'challenge'
  onHover: (hovered: boolean) => void
  onTouch: () => void
  onFocus: () => void
}

export function CardGrid({ ref, cards, reserve, from, onHover, onTouch, onFocus }: CardGridProps) {
  const t = useTranslations()
  const { completedLessons } = useProgress()
  return (
    <ul
      ref={ref}
      className={`${styles.grid} ${reserve ? styles.reserve : ''}`}
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
            <PageLink
              to={comingFrom(from, card.path)}
              className={styles.card}
              {...trackedButton('find_challenge', 'home')}
            >
              <ModuleTile emoji={card.icon} colour={card.colour} />
              <span className={styles.situation}>{card.situation}</span>
              <span className={styles.solution}>{card.solution}</span>
              <span className={styles.facts}>
                <span>
                  {card.time}
                  {done ? <span className={styles.done}> · {t('home_card_done')}</span> : null}
                </span>
                <span className={styles.start}>
                  {t('home_card_start')}{' '}
                  <span aria-hidden="true" className="reads-on">
                    →
                  </span>
                </span>
              </span>
            </PageLink>
          </li>
        )
      })}
    </ul>
  )
}

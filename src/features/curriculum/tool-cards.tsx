// Tools as cards: a picture, what it gives, how long it takes, and a tick once it is finished.
import { useTranslations } from 'use-intl'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { englishPart } from '#src/web/language/language.ts'
import { Card, CardList } from '#src/web/ui/card.tsx'
import type { ToolCard } from './curriculum.contract.ts'
import styles from './tool-cards.module.css'

export function ToolCards({ tools }: { tools: readonly ToolCard[] }) {
  const t = useTranslations()
  const { completedLessons } = useProgress()
  return (
    <CardList brief className={styles.tools}>
      {tools.map(({ key, path, title, description, minutes, scene, colour, inEnglish }) => {
        const done = completedLessons.includes(key)
        return (
          <li key={key}>
            <Card
              to={path}
              picture={scene}
              room={colour}
              title={title}
              text={<span {...englishPart(inEnglish)}>{description}</span>}
              done={done}
            >
              <span>
                {t('tools_minutes', { minutes: String(minutes) })}
                {done ? <span className={styles.done}> · {t('home_card_done')}</span> : null}
              </span>
            </Card>
          </li>
        )
      })}
    </CardList>
  )
}

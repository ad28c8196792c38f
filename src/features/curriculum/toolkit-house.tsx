// The tools of a toolkit as a house: a window beside each, lit once the tool is finished. The next one leads on.

import { useTranslations } from 'use-intl'
import { lessonPath } from '#src/shared/paths.ts'
import { englishPart } from '#src/web/language/language.ts'
import { HouseRoof } from '#src/web/ui/house-roof.tsx'
import { CheckIcon } from '#src/web/ui/icons.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import type { LessonSummary } from './curriculum.contract.ts'
import styles from './toolkit-house.module.css'

interface ToolkitHouseProps {
  stageId: string
  moduleId: string
  lessons: LessonSummary[]
  isCompleted: (lessonId: string) => boolean
}

export function ToolkitHouse({ stageId, moduleId, lessons, isCompleted }: ToolkitHouseProps) {
  const t = useTranslations()
  const next = lessons.find((lesson) => !isCompleted(lesson.id))
  return (
    <div className={styles.house}>
      <HouseRoof className={styles.roof} cat={styles.cat} />
      <ol className={styles.floors}>
        {lessons.map((lesson) => {
          const completed = isCompleted(lesson.id)
          const picture = completed ? lesson.scene : lesson.sceneByNight
          return (
            <li key={lesson.id} className={styles.floor}>
              <div className={`${styles.card} ${lesson === next ? styles.next : ''}`}>
                <h2 className={styles.title}>
                  <PageLink to={lessonPath(stageId, moduleId, lesson.id)} className={styles.link}>
                    {lesson.title}
                  </PageLink>
                </h2>
                <p className={styles.preview} {...englishPart(lesson.inEnglish)}>
                  {lesson.description}
                </p>
                <p className={styles.facts}>
                  {t('curriculum_minutes', { minutes: String(lesson.minutes) })}
                  {completed ? (
                    <span className={styles.done}>
                      <span className={styles.tick}>
                        <CheckIcon />
                      </span>
                      {t('curriculum_tool_completed')}
                    </span>
                  ) : null}
                </p>
                {lesson === next ? (
                  <span className={styles.start} aria-hidden="true">
                    {t('curriculum_tool_start')}
                  </span>
                ) : null}
              </div>
              <div className={styles.wall}>
                <span className={styles.window}>{picture === undefined ? null : <Picture src={picture} />}</span>
              </div>
            </li>
          )
        })}
      </ol>
      <Ground />
    </div>
  )
}

/** The rail comes in along the ground and ends at the open door. */
function Ground() {
  return (
    <div className={styles.ground}>
      <span className={styles.rail} />
      <span className={styles.entrance}>
        <svg aria-hidden="true" viewBox="0 0 80 104">
          <path className={styles.frame} d="M14 104V34q0-24 26-24t26 24v70z" />
          <path className={styles.glow} d="M22 104V36q0-18 18-18t18 18v68z" />
          <path className={styles.door} d="M22 104V40L8 48v56z" />
        </svg>
      </span>
    </div>
  )
}

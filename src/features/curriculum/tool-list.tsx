// The tools of a toolkit along the rail: done ones ticked, the next one ringed in yellow.

import { useTranslations } from 'use-intl'
import { lessonPath } from '#src/shared/paths.ts'
import { englishPart } from '#src/web/language/language.ts'
import { CheckIcon } from '#src/web/ui/icons.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { LessonSummary } from './curriculum.contract.ts'
import styles from './tool-list.module.css'

interface ToolListProps {
  stageId: string
  moduleId: string
  lessons: LessonSummary[]
  isCompleted: (lessonId: string) => boolean
}

export function ToolList({ stageId, moduleId, lessons, isCompleted }: ToolListProps) {
  const t = useTranslations()
  const next = lessons.find((lesson) => !isCompleted(lesson.id))
  return (
    <ol className={styles.list}>
      {lessons.map((lesson, index) => {
        const completed = isCompleted(lesson.id)
        return (
          <li key={lesson.id} className={`${styles.tool} ${completed ? styles.completed : ''}`}>
            <span className={`${styles.stop} ${lesson === next ? styles.next : ''}`}>
              {completed ? <CheckIcon /> : <span aria-hidden="true">{index + 1}</span>}
            </span>
            <div className={styles.card}>
              <h2 className={styles.title}>
                <PageLink to={lessonPath(stageId, moduleId, lesson.id)} className={styles.link}>
                  {lesson.title}
                </PageLink>
              </h2>
              <p className={styles.preview} {...englishPart(lesson.inEnglish)}>
                {previewOf(lesson.description)}
              </p>
              <p className={styles.facts}>
                {t('curriculum_minutes', { minutes: String(lesson.minutes) })}
                {completed ? <span className={styles.done}> · {t('curriculum_tool_completed')}</span> : null}
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

const PREVIEW_LENGTH = 100

/** A description of at most 100 characters; a longer one ends with an ellipsis behind its last whole word within them. */
function previewOf(description: string): string {
  if (description.length <= PREVIEW_LENGTH) return description
  const words = description.slice(0, PREVIEW_LENGTH + 1)
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), 0) || PREVIEW_LENGTH).replace(/[\s,;:.]+$/, '')}…`
}

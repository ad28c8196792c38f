// How a serious tool begins: a parent in the middle of it must not have to read a lesson first.

import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { nowPath } from '#src/shared/paths.ts'
import { documentPath, ourLanguage } from '#src/web/language/language.ts'
import { ButtonAnchor } from '#src/web/ui/button.tsx'
import type { Lesson } from '../curriculum.contract.ts'
import styles from './serious-opening.module.css'

/** Where the tool itself begins. */
export const FIRST_STEP_ID = 'first-step'

export function SeriousOpening({ lesson: { stageId, moduleId, lessonId } }: { lesson: Lesson }) {
  const t = useTranslations()
  return (
    <p {...ourLanguage()} className={styles.opening}>
      <ButtonAnchor look="danger" href={documentPath(nowPath(stageId, moduleId, lessonId))}>
        {t('now_happening_link')}
      </ButtonAnchor>
      <ButtonAnchor href={`#${FIRST_STEP_ID}`} onClick={goToFirstStep}>
        {t('now_ready_link')}
      </ButtonAnchor>
    </p>
  )
}

/** Without a new entry in the history, where Back leads from step to step. */
function goToFirstStep(event: MouseEvent): void {
  const heading = document.getElementById(FIRST_STEP_ID)
  if (heading === null) return
  event.preventDefault()
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'start', behavior: 'instant' })
}

// The parts of a tool that belong to no step: help lines, what to do at home, sources, what worked for others, languages.

import { TipsPlace } from '#src/features/community/tips/tips-place.tsx'
import { HelplineFold, HelplinePanel, HelpStrip } from '#src/features/help/helplines.tsx'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { SoundsWrong } from '#src/features/inbox/translations/sounds-wrong.tsx'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { HELP_PATH, nowPath } from '#src/shared/paths.ts'
import { isTranslated } from '#src/web/language/language.ts'
import { LanguageNav } from '#src/web/ui/frame/language-links.tsx'
import type { Tool } from '../curriculum.contract.ts'
import styles from '../player-frame/player-stage.module.css'
import { AtHome } from './at-home.tsx'

interface LessonRestProps {
  lesson: Tool
  /** Counted from 0. */
  step: number
  steps: number
  /** The completion panel has the help lines of a serious tool already. */
  finished: boolean
  /** True where nothing can be pressed: on paper, or before React runs. */
  still: boolean
}

export function LessonRest({ lesson, step, steps, finished, still }: LessonRestProps) {
  const { stageId, moduleId, lessonId, talks, atHome, sources, serious } = lesson
  const key = lessonKey(stageId, moduleId, lessonId)
  return (
    <div className={styles.rest}>
      {step === steps - 1 || still ? <AtHome talks={talks} atHome={atHome} /> : null}
      <Help lesson={lesson} step={step} finished={finished} />
      <SourcesLine sources={sources} />
      {step === steps - 1 && !serious && hasFeature('community') ? <TipsPlace lessonKey={key} /> : null}
      <LanguageNav list={styles.languages} link={styles.language} />
      {isTranslated() ? <SoundsWrong /> : null}
    </div>
  )
}

/** A serious tool has its help lines where its plan is, and a line that leads to them on every other step. */
function Help({ lesson, step, finished }: Pick<LessonRestProps, 'lesson' | 'step' | 'finished'>) {
  const { stageId, moduleId, lessonId, serious, hasNow, helplines } = lesson
  if (helplines.length === 0) return null
  if (!serious) return <HelplineFold helplines={helplines} />
  if (finished) return null
  const isPlan = !('blocks' in lesson) || lesson.blocks[step]?.type === 'planApply'
  if (isPlan) return <HelplinePanel helplines={helplines} />
  // The first step begins with it.
  if (hasNow && step === 0) return null
  return <HelpStrip to={hasNow ? nowPath(stageId, moduleId, lessonId) : HELP_PATH} />
}

// What stays on the page after a tool is finished.

import type { Ref } from 'react'
import { NewsletterPrompt } from '#src/features/newsletter/newsletter-prompt.tsx'
import { HOME_PATH, lessonPath } from '#src/shared/paths.ts'
import { LOCALE } from '#src/shared/product.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import type { Lesson } from '../curriculum.contract.ts'
import styles from './completed-banner.module.css'
import { NOT_SAVED_MESSAGE } from './player-messages.ts'

interface CompletionPanelProps {
  ref: Ref<HTMLElement>
  lesson: Lesson
  backTo: string
  finish: { elapsedSeconds: number; saved: boolean }
}

const minutes = new Intl.NumberFormat(LOCALE, { style: 'unit', unit: 'minute', unitDisplay: 'long' })

export default function CompletionPanel({ ref, lesson, backTo, finish }: CompletionPanelProps) {
  const { next } = lesson
  const time = minutes.format(Math.max(1, Math.round(finish.elapsedSeconds / 60)))
  return (
    <section ref={ref} tabIndex={-1} className={styles.banner} aria-label="Tool finished">
      <p className={styles.title}>
        You finished {lesson.title} in {time}.
      </p>
      {finish.saved ? (
        <p>It is ticked in {lesson.moduleTitle} on this device.</p>
      ) : (
        <p role="alert">{NOT_SAVED_MESSAGE}</p>
      )}
      {next === null ? null : (
        <p>
          <ButtonLink to={lessonPath(lesson.stageId, lesson.moduleId, next.lessonId)} look="main">
            Next tool: {next.title} ({next.minutes} min)
          </ButtonLink>
        </p>
      )}
      <div className={styles.ways}>
        <ButtonLink to={backTo} look={next === null ? 'main' : 'quiet'}>
          Back to Toolkit
        </ButtonLink>
        <ButtonLink to={HOME_PATH}>Explore Other Focus Areas</ButtonLink>
      </div>
      <NewsletterPrompt />
    </section>
  )
}

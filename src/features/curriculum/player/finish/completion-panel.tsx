// What stands on the page after a tool is finished, in place of its last step.

import type { Ref } from 'react'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { HelplinePanel } from '#src/features/help/helpline-panel.tsx'
import { NewsletterPrompt } from '#src/features/newsletter/newsletter-prompt.tsx'
import { lessonPath, toolkitsPath } from '#src/shared/paths.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import type { Lesson } from '../../curriculum.contract.ts'
import { commitBlockOf } from '../commit-block.ts'
import styles from '../completed-banner.module.css'
import { NOT_SAVED_MESSAGE } from '../player-messages.ts'

interface CompletionPanelProps {
  ref: Ref<HTMLElement>
  lesson: Lesson
  backTo: string
  /** Whether the device kept it. */
  saved: boolean
}

export default function CompletionPanel({ ref, lesson, backTo, saved }: CompletionPanelProps) {
  const { user } = useAuth()
  const place = user === null ? 'on this device' : 'in your account'
  const nextStep = commitBlockOf(lesson)?.nextStepCommitment
  return (
    <section ref={ref} tabIndex={-1} className={styles.banner} aria-label="Tool finished">
      <p className={styles.title}>You finished {lesson.title}.</p>
      {saved ? (
        <p>
          It is ticked in {lesson.moduleTitle}, {place}.
        </p>
      ) : (
        <p role="alert">{NOT_SAVED_MESSAGE}</p>
      )}
      {nextStep === undefined ? null : (
        <p>
          <strong>Your next step:</strong> {nextStep}
        </p>
      )}
      <NextLinks lesson={lesson} backTo={backTo} />
      {lesson.serious ? <StayClose helplines={lesson.helplines} /> : <NewsletterPrompt />}
    </section>
  )
}

/** The next tool is the one clear thing to do, unless it is about something nobody should be sent to for pleasure. */
function NextLinks({ lesson: { stageId, moduleId, next }, backTo }: Pick<CompletionPanelProps, 'lesson' | 'backTo'>) {
  const goesOn = next !== null && !next.serious
  return (
    <div className={styles.ways}>
      {goesOn ? null : (
        <ButtonLink to={backTo} look="main">
          Back to Toolkit
        </ButtonLink>
      )}
      {next === null ? null : (
        <ButtonLink to={lessonPath(stageId, moduleId, next.lessonId)} look={goesOn ? 'main' : 'quiet'}>
          Next tool: {next.title} ({next.minutes} min)
        </ButtonLink>
      )}
      {goesOn ? <ButtonLink to={backTo}>Back to Toolkit</ButtonLink> : null}
      <ButtonLink to={toolkitsPath(stageId)}>Explore Other Focus Areas</ButtonLink>
    </div>
  )
}

/** How a serious tool ends: nobody is sold anything, and help is at hand. */
function StayClose({ helplines }: Pick<Lesson, 'helplines'>) {
  return (
    <>
      <p className={styles.title}>You did the hard part. Stay close tonight.</p>
      <HelplinePanel helplines={helplines} />
    </>
  )
}

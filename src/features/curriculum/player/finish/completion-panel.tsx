// What stands on the page after a tool is finished, in place of its last step.

import type { Ref } from 'react'
import * as m from '#messages'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { HelplinePanel } from '#src/features/help/helpline-panel.tsx'
import { NewsletterPrompt } from '#src/features/newsletter/newsletter-prompt.tsx'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { AREAS_ON_HOME, LICENCE_PATH, lessonPath } from '#src/shared/paths.ts'
import { englishPart, LANGUAGE, OURS } from '#src/web/language/language.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { RichText } from '#src/web/ui/rich-text.tsx'
import type { Lesson } from '../../curriculum.contract.ts'
import { commitBlockOf } from '../commit-block.ts'
import styles from '../completed-banner.module.css'
import { Sureness } from '../sureness/sureness-part.ts'
import PromiseOffer from './promise-offer.tsx'

interface CompletionPanelProps {
  ref: Ref<HTMLElement>
  lesson: Lesson
  backTo: string
  /** Whether the device kept it. */
  saved: boolean
}

export default function CompletionPanel({ ref, lesson, backTo, saved }: CompletionPanelProps) {
  const { user } = useAuth()
  const ticked = user === null ? m.player_finished_device : m.player_finished_account
  const nextStep = commitBlockOf(lesson)?.nextStepCommitment
  return (
    <section {...OURS} ref={ref} tabIndex={-1} className={styles.banner} aria-label={m.player_finished_name(LANGUAGE)}>
      <p className={styles.title}>{m.player_finished_title(LANGUAGE, { title: lesson.title })}</p>
      {saved ? (
        <p>{ticked(LANGUAGE, { toolkit: lesson.moduleTitle })}</p>
      ) : (
        <p role="alert">{m.player_not_saved(LANGUAGE)}</p>
      )}
      {nextStep === undefined ? null : (
        <p>
          <RichText
            message={m.player_finished_commitment(LANGUAGE, { words: nextStep })}
            strong={(words) => <strong {...englishPart(lesson.inEnglish)}>{words}</strong>}
          />
        </p>
      )}
      {'session' in lesson ? (
        <p>
          <PageLink to={LICENCE_PATH}>{m.session_licence_link(LANGUAGE)}</PageLink>
        </p>
      ) : null}
      <PromiseOffer lesson={lesson} />
      {lesson.serious ? null : (
        <Sureness lesson={lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId)} when="after" />
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
          {m.player_toolkit_link(LANGUAGE)}
        </ButtonLink>
      )}
      {next === null ? null : (
        <ButtonLink to={lessonPath(stageId, moduleId, next.lessonId)} look={goesOn ? 'main' : 'quiet'}>
          {m.player_finished_next(LANGUAGE, { title: next.title, minutes: next.minutes })}
        </ButtonLink>
      )}
      {goesOn ? <ButtonLink to={backTo}>{m.player_toolkit_link(LANGUAGE)}</ButtonLink> : null}
      <ButtonLink {...AREAS_ON_HOME}>{m.player_areas_link(LANGUAGE)}</ButtonLink>
    </div>
  )
}

/** How a serious tool ends: nobody is sold anything, and help is at hand. */
function StayClose({ helplines }: Pick<Lesson, 'helplines'>) {
  return (
    <>
      <p className={styles.title}>{m.player_finished_serious(LANGUAGE)}</p>
      <HelplinePanel helplines={helplines} />
    </>
  )
}

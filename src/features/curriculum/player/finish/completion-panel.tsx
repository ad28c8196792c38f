// Shown after a tool is finished, in place of its last step.

import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { HelplinePanel } from '#src/features/help/helplines.tsx'
import { NewsletterPrompt } from '#src/features/newsletter/subscription/newsletter-prompt.tsx'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { AREAS_ON_HOME, LICENCE_PATH, lessonPath } from '#src/shared/paths.ts'
import { englishPart, ourLanguage } from '#src/web/language/language.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Lesson } from '../../curriculum.contract.ts'
import { commitBlockOf } from '../commit-block.ts'
import styles from '../completed-banner.module.css'

interface CompletionPanelProps {
  ref: Ref<HTMLElement>
  lesson: Lesson
  backTo: string
  /** Whether the device kept it. */
  saved: boolean
  /** Shows the sheet again, with what was typed in it. */
  onReopen: () => void
}

export default function CompletionPanel({ ref, lesson, backTo, saved, onReopen }: CompletionPanelProps) {
  const t = useTranslations()
  const { user } = useAuth()
  const ticked = user === null ? 'player_finished_device' : 'player_finished_account'
  const nextStep = commitBlockOf(lesson)?.nextStepCommitment
  return (
    <section
      {...ourLanguage()}
      ref={ref}
      tabIndex={-1}
      className={styles.banner}
      aria-label={t('player_finished_name')}
    >
      <p className={styles.title}>{t('player_finished_title', { title: lesson.title })}</p>
      {saved ? <p>{t(ticked, { toolkit: lesson.moduleTitle })}</p> : <p role="alert">{t('player_not_saved')}</p>}
      {nextStep === undefined ? null : (
        <p>
          {t.rich('player_finished_commitment', {
            words: nextStep,
            strong: (words) => <strong {...englishPart(lesson.inEnglish)}>{words}</strong>,
          })}
        </p>
      )}
      {'session' in lesson ? (
        <p>
          <PageLink to={LICENCE_PATH}>{t('session_licence_link')}</PageLink>
        </p>
      ) : null}
      <Ways lesson={lesson} backTo={backTo} onReopen={onReopen} />
      {lesson.serious ? <StayClose helplines={lesson.helplines} /> : null}
      {!lesson.serious && hasFeature('newsletter') ? <NewsletterPrompt /> : null}
    </section>
  )
}

/** The next tool is the one clear thing to do; without one it is the toolkit. */
function Ways({
  lesson: { stageId, moduleId, next },
  backTo,
  onReopen,
}: Pick<CompletionPanelProps, 'lesson' | 'backTo' | 'onReopen'>) {
  const t = useTranslations()
  const toToolkit = { to: backTo, children: t('player_toolkit_link') }
  return (
    <>
      <p className={styles.first}>
        {next === null ? (
          <ButtonLink {...toToolkit} look="main" />
        ) : (
          <ButtonLink to={lessonPath(stageId, moduleId, next.lessonId)} look="main">
            {t('player_finished_next', { title: next.title, minutes: String(next.minutes) })}
          </ButtonLink>
        )}
      </p>
      <div className={styles.ways}>
        {next === null ? null : <ButtonLink {...toToolkit} />}
        <ButtonLink {...AREAS_ON_HOME}>{t('player_areas_link')}</ButtonLink>
        <Button onClick={onReopen}>{t('player_finished_reopen')}</Button>
      </div>
    </>
  )
}

/** How a serious tool ends: with help, and without any offer. */
function StayClose({ helplines }: Pick<Lesson, 'helplines'>) {
  const t = useTranslations()
  return (
    <>
      <p className={styles.title}>{t('player_finished_serious')}</p>
      <HelplinePanel helplines={helplines} />
    </>
  )
}

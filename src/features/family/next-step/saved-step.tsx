// What a step looks like once it is made.
import { useTranslations } from 'use-intl'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { CalendarOffer } from './calendar/calendar-offer.tsx'
import type { MailAnswer } from './mail/mail-wish.tsx'
import type { NextStep } from './next-step.ts'
import { dayWords, nextStepWords } from './next-step-words.ts'
import styles from './next-steps.module.css'

interface SavedStepProps {
  step: Pick<NextStep, 'cue' | 'action' | 'askOn'>
  /** Whether the device kept it. */
  kept: boolean
  mail: MailAnswer
}

export function SavedStep({ step, kept, mail }: SavedStepProps) {
  const t = useTranslations()
  return (
    <div className={styles.kept}>
      <p className={styles.words}>{nextStepWords(t, step)}</p>
      {kept ? (
        <p role="status">{t('next_step_kept', { day: dayWords(step.askOn) })}</p>
      ) : (
        <p role="alert">{t('next_step_not_kept')}</p>
      )}
      <p role="status">{mail.outcome === 'link' ? mail.message : null}</p>
      {mail.outcome === 'failed' ? <p role="alert">{t('next_step_mail_failed', { reason: mail.message })}</p> : null}
      <CalendarOffer step={step} />
      <p>
        <PageLink to={PLAN_PATH}>{t('next_step_plan_link')}</PageLink>
      </p>
    </div>
  )
}

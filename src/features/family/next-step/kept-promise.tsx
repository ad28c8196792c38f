// What a promise looks like once it is made.
import { useTranslations } from 'use-intl'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { CalendarOffer } from './calendar/calendar-offer.tsx'
import type { MailAnswer } from './mail/mail-wish.tsx'
import type { ParentPromise } from './parent-promise.ts'
import { dayWords, promiseWords } from './promise-words.ts'
import styles from './promises.module.css'

interface KeptPromiseProps {
  promise: Pick<ParentPromise, 'cue' | 'action' | 'askOn'>
  /** Whether the device kept it. */
  kept: boolean
  mail: MailAnswer
}

export function KeptPromise({ promise, kept, mail }: KeptPromiseProps) {
  const t = useTranslations()
  return (
    <div className={styles.kept}>
      <p className={styles.words}>{promiseWords(t, promise)}</p>
      {kept ? (
        <p role="status">{t('promise_kept', { day: dayWords(promise.askOn) })}</p>
      ) : (
        <p role="alert">{t('promise_not_kept')}</p>
      )}
      <p role="status">{mail.outcome === 'link' ? mail.message : null}</p>
      {mail.outcome === 'failed' ? <p role="alert">{t('promise_mail_failed', { reason: mail.message })}</p> : null}
      <CalendarOffer promise={promise} />
      <p>
        <PageLink to={PLAN_PATH}>{t('promise_plan_link')}</PageLink>
      </p>
    </div>
  )
}

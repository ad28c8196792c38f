// What a promise looks like once it is made.
import * as m from '#messages'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
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
  return (
    <div className={styles.kept}>
      <p className={styles.words}>{promiseWords(promise)}</p>
      {kept ? (
        <p role="status">{m.promise_kept(LANGUAGE, { day: dayWords(promise.askOn) })}</p>
      ) : (
        <p role="alert">{m.promise_not_kept(LANGUAGE)}</p>
      )}
      <p role="status">{mail.outcome === 'link' ? mail.message : null}</p>
      {mail.outcome === 'failed' ? (
        <p role="alert">{m.promise_mail_failed(LANGUAGE, { reason: mail.message })}</p>
      ) : null}
      <CalendarOffer promise={promise} />
      <p>
        <PageLink to={PLAN_PATH}>{m.promise_plan_link(LANGUAGE)}</PageLink>
      </p>
    </div>
  )
}

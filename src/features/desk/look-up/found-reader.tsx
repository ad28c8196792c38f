// What the newsletter knows of one address: the same lines for one that it does not know.

import { useTranslations } from 'use-intl'
import type { MessageKey } from '#src/shared/translate.ts'
import { pageLocale } from '#src/web/language/language.ts'
import styles from '../newsletter/desk-issue.module.css'
import type { LookedUp, SubscriptionState } from './desk-look-up.contract.ts'

const STATES = {
  unknown: 'desk_look_up_state_unknown',
  pending: 'desk_look_up_state_pending',
  active: 'desk_look_up_state_active',
  unsubscribed: 'desk_look_up_state_unsubscribed',
  paused: 'desk_look_up_state_paused',
  bounced: 'desk_look_up_state_bounced',
  complained: 'desk_look_up_state_complained',
} as const satisfies Record<SubscriptionState, MessageKey>

const MAY = {
  unknown: 'desk_look_up_may_ask',
  pending: 'desk_look_up_may_confirm',
  active: 'desk_look_up_may_leave',
  unsubscribed: 'desk_look_up_may_ask',
  paused: 'desk_look_up_may_ask',
  bounced: 'desk_look_up_may_prove',
  complained: 'desk_look_up_may_prove',
} as const satisfies Record<SubscriptionState, MessageKey>

const dayFormat = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'long', timeZone: 'UTC' })

export function FoundReader({ email, answer }: { email: string; answer: LookedUp }) {
  const t = useTranslations()
  const { state, subscribed, weeklyTips, confirmedOn, mails, mark } = answer
  const yesOrNo = (yes: boolean) => (yes ? t('desk_look_up_yes') : t('desk_look_up_no'))
  const lines = [
    [t('desk_look_up_subscribed'), yesOrNo(subscribed)],
    [t('desk_newsletter_state'), t(STATES[state])],
    [t('desk_look_up_wants'), yesOrNo(weeklyTips)],
    [
      t('desk_look_up_confirmed'),
      confirmedOn === null ? t('desk_look_up_never') : dayFormat.format(new Date(confirmedOn)),
    ],
    [t('desk_look_up_mark'), mark],
  ] as const
  return (
    <>
      <h3>{email}</h3>
      <dl className={styles.parts}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t(MAY[state])}</p>
      {mails.length === 0 ? (
        <p>{t('desk_look_up_mails_none')}</p>
      ) : (
        <>
          <h4>{t('desk_look_up_mails')}</h4>
          <ul>
            {mails.map(({ kind, failed, reason }) => (
              <li key={`${kind} ${reason}`}>
                {t(failed ? 'desk_look_up_mail_failed' : 'desk_look_up_mail_waits', { kind, reason: reason ?? '' })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

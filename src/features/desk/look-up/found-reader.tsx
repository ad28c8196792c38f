// What the newsletter knows of one address: the same lines for one that it does not know (L7).
import * as m from '#messages'
import { LANGUAGE, LOCALE } from '#src/web/language/language.ts'
import styles from '../newsletter/desk-issue.module.css'
import type { LookedUp, SubscriptionState } from './desk-look-up.contract.ts'

const STATES: Record<SubscriptionState, string> = {
  unknown: m.desk_look_up_state_unknown(LANGUAGE),
  pending: m.desk_look_up_state_pending(LANGUAGE),
  active: m.desk_look_up_state_active(LANGUAGE),
  unsubscribed: m.desk_look_up_state_unsubscribed(LANGUAGE),
  paused: m.desk_look_up_state_paused(LANGUAGE),
  bounced: m.desk_look_up_state_bounced(LANGUAGE),
  complained: m.desk_look_up_state_complained(LANGUAGE),
}

const MAY: Record<SubscriptionState, string> = {
  unknown: m.desk_look_up_may_ask(LANGUAGE),
  pending: m.desk_look_up_may_confirm(LANGUAGE),
  active: m.desk_look_up_may_leave(LANGUAGE),
  unsubscribed: m.desk_look_up_may_ask(LANGUAGE),
  paused: m.desk_look_up_may_ask(LANGUAGE),
  bounced: m.desk_look_up_may_prove(LANGUAGE),
  complained: m.desk_look_up_may_prove(LANGUAGE),
}

const dayFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })

export function FoundReader({ email, answer }: { email: string; answer: LookedUp }) {
  const { state, subscribed, weeklyTips, confirmedOn, mark } = answer
  const yesOrNo = (yes: boolean) => (yes ? m.desk_look_up_yes(LANGUAGE) : m.desk_look_up_no(LANGUAGE))
  const lines = [
    [m.desk_look_up_subscribed(LANGUAGE), yesOrNo(subscribed)],
    [m.desk_newsletter_state(LANGUAGE), STATES[state]],
    [m.desk_look_up_wants(LANGUAGE), yesOrNo(weeklyTips)],
    [
      m.desk_look_up_confirmed(LANGUAGE),
      confirmedOn === null ? m.desk_look_up_never(LANGUAGE) : dayFormat.format(new Date(confirmedOn)),
    ],
    [m.desk_look_up_mark(LANGUAGE), mark],
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
      <p>{MAY[state]}</p>
    </>
  )
}

// How many mails one mailbox gets, whatever causes them: eighteen a day together. Each sort
// has a share of its own, so that a stranger cannot use up what a parent's reset link needs. The newsletter itself is not
// counted here.

import type { Kysely } from 'kysely'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import type { Tables } from '../database/tables/tables.ts'
import { type Limit, type LimitUse, refundLimits, tryTakeLimit } from '../http/rate-limit.ts'
import type { Services } from '../services.ts'
import type { Mail, MailShare } from './mail.ts'

const MONTH = 30 * DAY_SECONDS

const daily = (share: string, max: number): Limit => ({ name: `mail-${share}-day`, max, seconds: DAY_SECONDS })

export const MAIL_SHARES = {
  /** Links to a new password for an account whose address is proven: no other person can have one in this mailbox. */
  reset: [daily('reset', 4)],
  /** Links that prove the mailbox of an account. */
  verification: [daily('verification', 4)],
  /** What happened to an account whose address is proven. */
  account: [daily('account', 2)],
  /** Links to confirm the newsletter. The day comes first: what it stops does not count for the month. */
  confirmation: [daily('confirmation', 1), { name: 'mail-confirmation-month', max: 3, seconds: MONTH }],
  /** What happened to a subscription. */
  subscription: [daily('subscription', 2)],
  /**
   * Questions that a person asked for. A share of their own: a person who asks for another link to prove an address learns when there is none
   * left, and would else read from it whether the mailbox gets the tips.
   */
  reminder: [daily('reminder', 3)],
  /**
   * What owners and helpers of the desk have to know. A share of its own, beside the eighteen: a stranger who typed an owner's address when
   * registering would else use it up, and no owner would learn of the log-in that follows.
   */
  desk: [daily('desk', 20)],
  /**
   * That an issue is about to leave, and which operator looked addresses up: owners have to learn of it, so nothing else may use this up.
   * Counted at the desk.
   */
  owners: [],
  /** Issues of the newsletter that an operator sends to themselves: counted at the desk, ten a day. */
  test: [],
  /** Answers to complaints: no stranger causes them, and the person who complained waits for one. Counted at the desk too. */
  reply: [],
  /** Whatever else a stranger may cause by typing an address. */
  other: [daily('other', 2)],
} as const satisfies Record<MailShare, readonly Limit[]>

/** Counts one mail to a mailbox. False when its share of the day is used up. */
export async function takeFromBudget(
  query: Kysely<Tables>,
  services: Services,
  mailbox: string,
  share: Mail['share'],
): Promise<boolean> {
  const taken: LimitUse[] = []
  for (const limit of MAIL_SHARES[share]) {
    const use = { limit, subject: mailbox }
    if (!(await tryTakeLimit(query, services, use))) {
      // A mail that is not sent does not count, so a question is tried again every hour.
      await refundLimits(query, services, taken)
      return false
    }
    taken.push(use)
  }
  return true
}

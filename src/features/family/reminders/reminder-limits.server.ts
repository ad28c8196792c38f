// How often what may be asked of the questions by mail.

import type { Limit } from '#src/platform/http/rate-limit.ts'
import { limitWrongCodes } from '#src/platform/http/wrong-codes.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#src/shared/duration.ts'
import { MAILS_A_WEEK } from './keep-day.server.ts'

export const REMINDERS_ACCOUNT: Limit = { name: 'reminders-account', max: 60, seconds: HOUR_SECONDS }
/** Addresses typed beside a next step from one network. */
export const REMINDER_LINKS_NETWORK: Limit = { name: 'reminder-links-network', max: 20, seconds: HOUR_SECONDS }
/** Links that one folded mailbox gets, whoever types it. */
export const REMINDER_LINKS_WEEK: Limit = { name: 'reminder-links-week', max: MAILS_A_WEEK, seconds: 7 * DAY_SECONDS }
/** Questions to a folded mailbox, whatever accounts it has; the subject names the week. */
export const REMINDERS_WEEK: Limit = { name: 'reminders-week', max: MAILS_A_WEEK, seconds: 9 * DAY_SECONDS }
/** By the day, as two days' mails may leave less than a day apart. */
export const REMINDERS_DAY: Limit = { name: 'reminders-day', max: 1, seconds: DAY_SECONDS, byDay: true }

export const countWrongReminderCode = limitWrongCodes({ max: 30, seconds: HOUR_SECONDS })

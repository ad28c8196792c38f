// How often what may be asked of the questions by mail.
import type { Limit } from '#src/platform/http/rate-limit.ts'
import { limitWrongCodes } from '#src/platform/http/wrong-codes.ts'
import { MAILS_A_WEEK } from './keep-day.server.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

export const REMINDERS_ACCOUNT: Limit = { name: 'reminders-account', max: 60, seconds: HOUR }
/** Addresses typed beside a promise from one network. */
export const REMINDER_LINKS_NETWORK: Limit = { name: 'reminder-links-network', max: 20, seconds: HOUR }
/** Links that one folded mailbox gets, whoever types it. */
export const REMINDER_LINKS_WEEK: Limit = { name: 'reminder-links-week', max: MAILS_A_WEEK, seconds: 7 * DAY }
/** Questions to a folded mailbox, whatever accounts it has; the subject names the week. */
export const REMINDERS_WEEK: Limit = { name: 'reminders-week', max: MAILS_A_WEEK, seconds: 9 * DAY }
/** By the day, as two days' mails may leave less than a day apart. */
export const REMINDERS_DAY: Limit = { name: 'reminders-day', max: 1, seconds: DAY, byDay: true }

export const countWrongReminderCode = limitWrongCodes({ max: 30, seconds: HOUR })

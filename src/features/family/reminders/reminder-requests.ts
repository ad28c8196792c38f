// Asks the server for a mail on a day.
import { call } from '#src/web/api.ts'
import type * as contract from './reminders.contract.ts'

export const askByMail = (day: string) => call<typeof contract.askByMail>('POST /api/reminders', { day })

/** @returns what to show: the same for every address */
export const askByLink = async (email: string, day: string) =>
  (await call<typeof contract.askByLink>('POST /api/reminders/links', { email, day })).message

export const takeBackReminder = (day: string) =>
  call<typeof contract.takeBackReminder>('DELETE /api/reminders/{day}', { day })

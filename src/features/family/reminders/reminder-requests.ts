// Asks the server for a mail on a day. Loaded when somebody wishes for one.
import { call } from '#src/web/api.ts'
import * as contract from './reminders.contract.ts'

export const askByMail = (day: string) => call(contract.askByMail, { day })

/** @returns what to show: the same for every address */
export const askByLink = async (email: string, day: string) => (await call(contract.askByLink, { email, day })).message

export const takeBackReminder = (day: string) => call(contract.takeBackReminder, { day })

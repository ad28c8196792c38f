// Asks the server for a mail on a day. Loaded when somebody wishes for one.
import { call } from '#src/web/api.ts'
import * as contract from './reminders.contract.ts'

export const askByMail = (day: string) => call(contract.askByMail, { day })

export const takeBackReminder = (day: string) => call(contract.takeBackReminder, { day })

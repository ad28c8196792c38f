// 'Ask me by email' sends only a day, and not what the question is about.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { messageRef } from '#src/shared/message-ref.ts'

const DAY_WRONG = messageRef('reminders_answers_day_wrong')

/** Refuses days that do not exist, such as the 31st of February. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** An ISO day in London, today or later. */
const ReminderDay = z.string().check(z.refine(isDay, DAY_WRONG))

export const askByMail = endpoint({
  method: 'POST',
  path: '/api/reminders',
  summary:
    'Asks the signed-in person by mail on a day, if their address is proven; two wishes for one day are one mail',
  input: z.object({ day: ReminderDay }),
  answer: z.object({
    message: z.string(),
    /** False when the mail of that day was sent already. */
    byMail: z.boolean(),
  }),
})

export const takeBackReminder = endpoint({
  method: 'DELETE',
  path: '/api/reminders/{day}',
  summary: 'Takes the wish to be asked by mail on a day back',
  input: z.object({ day: ReminderDay }),
  answer: z.object({ message: z.string() }),
})

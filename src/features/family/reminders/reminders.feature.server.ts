import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS, SECOND_MS } from '#src/shared/duration.ts'
import { askByLinkRoute, sendReminderLinks } from './ask-readers.server.ts'
import { reminderData, reminderRoutes, tidyReminders } from './reminders.server.ts'
import { sendDueReminders } from './send-reminders.server.ts'
import { carryQuestionStops } from './stop-questions.server.ts'
import { stopReminderRoutes } from './stop-reminders.server.ts'
import { yesRoutes } from './take-yes.server.ts'

export const reminders: Feature = {
  name: 'reminders',
  publicRoutes: () => [askByLinkRoute],
  userRoutes: () => reminderRoutes,
  rawRoutes: ({ findReader }) => [...stopReminderRoutes, ...yesRoutes(findReader)],
  jobs: ({ findReader }) => [
    { name: 'reminder-links', every: SECOND_MS, run: (services) => sendReminderLinks(services, findReader) },
    { name: 'reminders', every: SECOND_MS, run: (services) => sendDueReminders(services, findReader) },
    { name: 'old-reminders', every: HOUR_MS, run: tidyReminders },
  ],
  carryOver: () => carryQuestionStops,
  personalData: reminderData,
}

import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS, MINUTE_MS } from '#src/shared/duration.ts'
import { askByLinkRoute, reminderLinkRequest } from './ask-readers.server.ts'
import { REMINDERS_JOB } from './keep-day.server.ts'
import { reminderData, reminderRoutes, tidyReminders } from './reminders.server.ts'
import { rememberHandled, sendDueReminders } from './send-reminders.server.ts'
import { carryQuestionStops } from './stop-questions.server.ts'
import { stopReminderRoutes } from './stop-reminders.server.ts'
import { yesRoutes } from './take-yes.server.ts'

export const reminders: Feature = {
  name: 'reminders',
  publicRoutes: () => [askByLinkRoute],
  userRoutes: () => reminderRoutes,
  rawRoutes: ({ findReader }) => [...stopReminderRoutes, ...yesRoutes(findReader)],
  jobKinds: ({ findReader }) => [reminderLinkRequest(findReader)],
  chores: () => [{ name: 'reminders-handled', every: MINUTE_MS, run: rememberHandled }],
  jobs: ({ findReader }) => [
    { name: REMINDERS_JOB, every: MINUTE_MS, run: (services) => sendDueReminders(services, findReader) },
    { name: 'old-reminders', every: HOUR_MS, run: tidyReminders },
  ],
  carryOver: () => carryQuestionStops,
  personalData: reminderData,
}

import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS, SECOND_MS } from '#src/shared/duration.ts'
import { reminderData, reminderRoutes, tidyReminders } from './reminders.server.ts'
import { sendDueReminders } from './send-reminders.server.ts'
import { stopRoutes } from './stop-reminders.server.ts'

export const reminders: Feature = {
  name: 'reminders',
  userRoutes: () => reminderRoutes,
  rawRoutes: stopRoutes,
  jobs: () => [
    { name: 'reminders', every: SECOND_MS, run: sendDueReminders },
    { name: 'old-reminders', every: HOUR_MS, run: tidyReminders },
  ],
  personalData: reminderData,
}

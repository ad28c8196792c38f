import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS, MINUTE_MS } from '#src/shared/duration.ts'
import { REMINDERS_JOB, reminderData, reminderRoutes, sendDueReminders, tidyReminders } from './reminders.server.ts'
import { reapplyQuestionStops, stopReminderRoutes } from './stop-reminders.server.ts'

export const reminders: Feature = {
  name: 'reminders',
  userRoutes: () => reminderRoutes,
  rawRoutes: () => stopReminderRoutes,
  jobs: () => [
    { name: REMINDERS_JOB, every: MINUTE_MS, run: sendDueReminders },
    { name: 'old-reminders', every: HOUR_MS, run: tidyReminders },
  ],
  reapplyErasures: () => reapplyQuestionStops,
  personalData: reminderData,
}

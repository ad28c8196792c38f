import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { feedbackData, feedbackRoutes } from './comments/feedback.server.ts'
import { feedbackFrameRoute } from './contact/feedback-frame.server.ts'
import { deskInboxRoutes } from './desk-inbox.server.ts'
import { inboxData, inboxRoutes, tellOfWaiting, tidyInbox } from './inbox.server.ts'

export const inbox: Feature = {
  name: 'inbox',
  publicRoutes: ({ findSubject }) => inboxRoutes(findSubject),
  userRoutes: ({ findLessonKey }) => feedbackRoutes(findLessonKey),
  rawRoutes: () => [feedbackFrameRoute],
  deskRoutes: deskInboxRoutes,
  jobs: ({ waitingKinds }) => [
    { name: 'inbox', every: HOUR_MS, run: tidyInbox },
    { name: 'inbox-waiting', every: HOUR_MS, run: (services) => tellOfWaiting(services, waitingKinds) },
  ],
  personalData: {
    read: async (...reader) => ({ ...(await feedbackData.read(...reader)), ...(await inboxData.read(...reader)) }),
    erase: inboxData.erase,
  },
}

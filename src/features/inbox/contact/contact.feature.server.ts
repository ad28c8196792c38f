import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { warnOfUrgentComplaints } from './complaints.server.ts'
import { contactData, contactRoutes, tidyContact } from './contact.server.ts'
import { feedbackFrameRoute } from './feedback-frame.server.ts'

export const contact: Feature = {
  name: 'contact',
  publicRoutes: () => contactRoutes,
  rawRoutes: () => [feedbackFrameRoute],
  jobs: () => [
    { name: 'contact', every: HOUR_MS, run: tidyContact },
    { name: 'complaints', every: HOUR_MS, run: warnOfUrgentComplaints },
  ],
  personalData: contactData,
}

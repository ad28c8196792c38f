import { handle } from '#src/platform/http/route.ts'
import { getSettings } from './settings.contract.ts'

export const settingsRoutes = [
  handle(getSettings, (_input, { services }) => {
    const { google, pages } = services.config
    return {
      gaMeasurementId: pages.gaMeasurementId ?? null,
      feedbackFormUrl: pages.feedbackFormUrl ?? null,
      googleSignIn: google !== undefined,
    }
  }),
]

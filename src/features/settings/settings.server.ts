import { handle } from '#src/server/route.ts'
import { getSettings } from './settings.contract.ts'

export const settingsRoutes = [
  handle(getSettings, (_input, { services }) => {
    const { gaMeasurementId, feedbackFormUrl } = services.config.pages
    return { gaMeasurementId: gaMeasurementId ?? null, feedbackFormUrl: feedbackFormUrl ?? null }
  }),
]

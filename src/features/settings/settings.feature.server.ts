import type { Feature } from '#src/platform/feature.ts'
import { handle } from '#src/platform/http/route.ts'
import { getSettings } from './settings.contract.ts'

const readSettings = handle(getSettings, (_input, { services }) => {
  const { google, pages } = services.config
  return {
    gaMeasurementId: pages.gaMeasurementId ?? null,
    feedbackFormUrl: pages.feedbackFormUrl ?? null,
    googleSignIn: google !== undefined,
  }
})

export const settings: Feature = { name: 'settings', publicRoutes: () => [readSettings] }

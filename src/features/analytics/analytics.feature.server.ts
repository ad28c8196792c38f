import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { analyticsRoutes, tidyAnalytics } from './analytics.server.ts'

export const analytics: Feature = {
  name: 'analytics',
  publicRoutes: (others) => analyticsRoutes(others),
  jobs: () => [{ name: 'analytics', every: HOUR_MS, run: tidyAnalytics }],
}

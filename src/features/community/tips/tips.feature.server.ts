import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { carryTips } from './carry-tips.server.ts'
import { tidyTips, warnOfWaitingTips } from './look-after-tips.server.ts'
import { tipRoutes } from './tips.server.ts'

export const tips: Feature = {
  name: 'tips',
  publicRoutes: ({ listTools }) => tipRoutes(listTools),
  jobs: () => [
    { name: 'tips', every: HOUR_MS, run: tidyTips },
    { name: 'tips-waiting', every: HOUR_MS, run: warnOfWaitingTips },
  ],
  carryOver: () => carryTips,
}

import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { waitingTips } from './judge-tips.server.ts'
import { carryTips, tidyTips, tipRoutes } from './tips.server.ts'

export const tips: Feature = {
  name: 'tips',
  publicRoutes: ({ listTools }) => tipRoutes(listTools),
  waitingKinds: [waitingTips],
  jobs: () => [{ name: 'tips', every: HOUR_MS, run: tidyTips }],
  carryOver: () => carryTips,
}

import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { waitingTips } from './judge-tips.server.ts'
import { reapplyTipStates, tidyTips, tipRoutes } from './tips.server.ts'

export const tips: Feature = {
  name: 'tips',
  onlyWith: 'community',
  publicRoutes: ({ listTools }) => tipRoutes(listTools),
  waitingKinds: [waitingTips],
  jobs: () => [{ name: 'tips', every: HOUR_MS, forgets: true, run: tidyTips }],
  reapplyErasures: () => reapplyTipStates,
}

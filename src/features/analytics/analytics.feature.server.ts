import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { analyticsRoutes, tidyAnalytics } from './analytics.server.ts'
import { figureRoutes } from './figures/figures.server.ts'
import { googleTagFrameRoute } from './google-tag/google-tag-frame.server.ts'
import { searchWordsRoutes, tidySearchWords } from './search-words.server.ts'

export const analytics: Feature = {
  name: 'analytics',
  onlyWith: 'analytics',
  publicRoutes: (others) => [...analyticsRoutes(others), ...searchWordsRoutes()],
  rawRoutes: () => [googleTagFrameRoute],
  deskRoutes: figureRoutes,
  jobs: () => [
    { name: 'analytics', every: HOUR_MS, forgets: true, run: tidyAnalytics },
    { name: 'search-words', every: HOUR_MS, forgets: true, run: tidySearchWords },
  ],
}

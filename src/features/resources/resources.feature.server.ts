import type { Feature } from '#src/platform/feature.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { resourceRoutes } from './pdf/pdf-route.server.ts'
import { loadChecklists } from './resources.server.ts'

export const resources: Feature = {
  name: 'resources',
  publicRoutes: () => resourceRoutes,
  countedPlaces: () => loadChecklists(DEFAULT_LANGUAGE).map(({ slug }) => slug),
  checkContent: (language) => void loadChecklists(language),
}

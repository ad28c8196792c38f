import type { Feature } from '#src/platform/feature.ts'
import { resourceRoutes } from './pdf/pdf-route.server.ts'
import { loadChecklists } from './resources.server.ts'

export const resources: Feature = {
  name: 'resources',
  publicRoutes: () => resourceRoutes,
  checkContent: (language) => void loadChecklists(language),
}

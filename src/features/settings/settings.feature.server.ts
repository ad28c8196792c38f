import type { Feature } from '#src/platform/feature.ts'
import { settingsRoutes } from './settings.server.ts'

export const settings: Feature = { name: 'settings', publicRoutes: () => settingsRoutes }

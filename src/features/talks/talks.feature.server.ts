import type { Feature } from '#src/platform/feature.ts'
import { loadTalks } from './talks.server.ts'

export const talks: Feature = {
  name: 'talks',
  checkContent: (language) => void loadTalks(language),
}

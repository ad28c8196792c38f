import type { Feature } from '#src/platform/feature.ts'
import { loadQuickHelp } from './home.server.ts'

export const home: Feature = {
  name: 'home',
  searchEntries: (language) =>
    loadQuickHelp(language).map(({ path, situation, solution, tags, popularity, scene, colour }) => ({
      path,
      kind: 'tool',
      title: situation,
      text: solution,
      tags,
      popularity,
      look: { scene, colour },
    })),
}

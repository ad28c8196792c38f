// One screen of the list, in the state it is listed for.

import type { BrowserContextOptions } from 'playwright-core'
import { EXPECTED_OF_SCREENS, type Screen, showScreen } from './screens.ts'
import type { Stage } from './stage.ts'
import { startVisit, type Visit } from './visit.ts'

export async function openScreen(stage: Stage, screen: Screen, options: BrowserContextOptions): Promise<Visit> {
  const { undecided = false } = screen
  const visit = await startVisit(stage.browser, { undecided, expected: EXPECTED_OF_SCREENS, ...options })
  await showScreen(visit.page, screen, stage.server.url)
  return visit
}

// One screen of the list, in the state it is listed for.

import type { BrowserContextOptions } from 'playwright-core'
import { openPage } from './open-page.ts'
import type { Screen } from './screens.ts'
import type { Stage } from './stage.ts'
import { startVisit, type Visit } from './visit.ts'

/** What the browser itself says about answers that belong to the screen. */
const EXPECTED = /status of (401|404|500|503)|ERR_INTERNET_DISCONNECTED|error occurred when fetching the script/

export async function openScreen(stage: Stage, screen: Screen, options: BrowserContextOptions): Promise<Visit> {
  const { path, prepare, reach, undecided = false } = screen
  const visit = await startVisit(stage.browser, { undecided, expected: EXPECTED, ...options })
  await prepare?.(visit.page)
  await openPage(visit.page, stage.server.url + path)
  await reach?.(visit.page)
  return visit
}

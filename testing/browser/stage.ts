// What most journeys need: one running server for all tests of a file, and one browser for all files that a worker runs.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type RunningServer, startServer } from '../servers/server.ts'
import { launchChromium } from './chromium.ts'

export interface Stage {
  readonly server: RunningServer
  readonly browser: Browser
}

/** Of this worker, and closed with it: a start costs three seconds of processor time, and visits share nothing in it. */
let kept: Browser | undefined

/** Opens a server before the first test of the file and closes it after the last. The browser stays. */
export function openStage(env: Record<string, string> = {}): Stage {
  let server: RunningServer | undefined
  beforeAll(async () => {
    server = await startServer(env)
  })
  afterAll(() => server?.[Symbol.asyncDispose]())
  // Its pages are closed before the server ends: what comes last is undone first.
  const lent = lendBrowser()
  return {
    get server() {
      return ready(server)
    },
    get browser() {
      return lent.browser
    },
  }
}

/** The browser alone, for files whose servers are no usual ones. What was opened in it is closed after the last test. */
export function lendBrowser(): Pick<Stage, 'browser'> {
  beforeAll(async () => {
    if (!kept?.isConnected()) kept = await launchChromium()
  })
  afterAll(() => Promise.all(kept?.contexts().map((context) => context.close()) ?? []))
  return {
    get browser() {
      return ready(kept)
    },
  }
}

function ready<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The stage is open only while tests run.')
  return value
}

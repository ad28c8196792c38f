// What most journeys need: one running server and one browser for all tests of a file.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type RunningServer, startServer } from '../servers/server.ts'
import { launchChromium } from './chromium.ts'

export interface Stage {
  readonly server: RunningServer
  readonly browser: Browser
}

/** Opens both before the first test of the file and closes them after the last. */
export function openStage(env: Record<string, string> = {}): Stage {
  let server: RunningServer | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    server = await startServer(env)
    browser = await launchChromium()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.[Symbol.asyncDispose]()
  })
  const ready = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('The stage is open only while tests run.')
    return value
  }
  return {
    get server() {
      return ready(server)
    },
    get browser() {
      return ready(browser)
    },
  }
}

// A visit in a real browser. When it ends, anything that went wrong unseen fails the test: console errors (a hydration
// error is one), exceptions, and what the content policy blocked.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openWindow, type Tab, takeTab, USUAL_VISITOR } from './tab.ts'
import { watchTroubles } from './troubles.ts'

/** A folder for what each visit saw and did, step by step; `playwright-core show-trace <file>` shows it. */
const TRACES = process.env.JOURNEY_TRACES

export interface Visit extends AsyncDisposable {
  page: Page
  context: BrowserContext
  /** What went wrong unseen so far. */
  readonly troubles: readonly string[]
}

interface VisitOptions extends BrowserContextOptions {
  /** The question about cookies is answered with 'Essential Only' beforehand, unless a journey is about it; that visitor was never here. */
  undecided?: boolean
  /** Console errors that belong to the test, such as the browser's line about a 404. */
  expected?: RegExp
  /** Nothing is in the browser's memory yet, for journeys that look at what is fetched. */
  cold?: boolean
}

/** Opens a page as the usual visitor, unless told otherwise. */
export async function startVisit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { expected, ...visitor } = options
  const { context, page, leave } = await openTab(browser, visitor)
  if (TRACES !== undefined) await context.tracing.start({ screenshots: true, snapshots: true })
  const troubles = watchTroubles(page, expected)
  return {
    page,
    context,
    troubles,
    async [Symbol.asyncDispose]() {
      if (TRACES !== undefined) await context.tracing.stop({ path: join(TRACES, `${nameOfTest()}.zip`) })
      await leave()
      expect(troubles, 'errors in the browser').toEqual([])
    },
  }
}

async function openTab(
  browser: Browser,
  { undecided = false, cold = false, ...visitor }: Omit<VisitOptions, 'expected'>,
): Promise<Tab> {
  const { viewport, colorScheme, reducedMotion, ...others } = { ...USUAL_VISITOR, ...visitor }
  const isUsual = Object.entries(others).every(
    ([name, value]) => USUAL_VISITOR[name as keyof typeof USUAL_VISITOR] === value,
  )
  if (isUsual && !undecided && !cold) return takeTab(browser, { viewport, colorScheme, reducedMotion })
  const opened = await openWindow(browser, { ...visitor, undecided })
  return { ...opened, leave: () => opened.context.close() }
}

function nameOfTest(): string {
  const name = (expect.getState().currentTestName ?? 'visit').replaceAll(/[^\w.-]+/g, '-')
  return `${name.slice(0, 80)}-${randomUUID().slice(0, 8)}`
}

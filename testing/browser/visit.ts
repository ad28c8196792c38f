// A visit in a real browser. When it ends, anything that went wrong unseen fails the test: console errors (a hydration
// error is one), exceptions, and what the content policy blocked.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { keepEssentialOnly } from './consent.ts'

export interface Visit extends AsyncDisposable {
  page: Page
  context: BrowserContext
}

interface VisitOptions extends BrowserContextOptions {
  /** The question about cookies is answered with 'Essential Only' beforehand, unless a journey is about it. */
  undecided?: boolean
  /** Console errors that belong to the test, such as the browser's line about a 404. */
  expected?: RegExp
}

/** Opens a page on a phone with the light scheme, unless told otherwise. Motion is reduced unless asked for. */
export async function startVisit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { expected, undecided = false, ...contextOptions } = options
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...contextOptions,
  })
  if (!undecided) await context.addInitScript(keepEssentialOnly)
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('console', (message) => {
    const wanted = expected?.test(message.text()) === true
    if (message.type() === 'error' && !wanted) troubles.push(message.text())
  })
  page.on('pageerror', (error) => troubles.push(error.message))
  return {
    page,
    context,
    async [Symbol.asyncDispose]() {
      await context.close()
      expect(troubles, 'errors in the browser').toEqual([])
    },
  }
}

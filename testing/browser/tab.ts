// A tab that one visit leaves to the next of the same file: a window of its own costs a visit twice as much as the page in it,
// since a new process reads every script anew (decision 176). What a visitor leaves behind is wiped away in between; a tab to
// which something was done that no wiping undoes is closed instead.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { keepEssentialOnly } from './consent.ts'

export interface Tab {
  readonly context: BrowserContext
  readonly page: Page
  /** For the next visit, or for nobody. */
  leave(): Promise<void>
}

/** What a visit may ask for without a window of its own. */
export type TabLook = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>

/** A phone with the light scheme, and without motion. */
export const USUAL_VISITOR = {
  viewport: { width: 360, height: 740 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'Europe/London',
  // From the second page on it keeps all pages on the device, which costs more than most journeys. Those that are about it allow it.
  serviceWorkers: 'block',
} as const satisfies BrowserContextOptions

/** Weighs nothing, and a browser shows it in the same process as all other pages of the server. */
const EMPTY_PAGE = '/healthz'
const EVENTS = ['console', 'dialog', 'download', 'framenavigated', 'pageerror', 'request', 'response'] as const
/** What is done with these stays. */
const LASTING = {
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'setContent', 'setExtraHTTPHeaders'],
  context: ['addInitScript', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'setOffline'],
  clock: ['install', 'setFixedTime', 'setSystemTime'],
}

const left = new WeakMap<Browser, ReusableTab>()

interface ReusableTab extends Tab {
  prepare(look: TabLook): Promise<void>
}

/** @returns the tab that an earlier visit left, or a new one, in which nobody has been */
export async function takeTab(browser: Browser, look: TabLook): Promise<Tab> {
  const found = left.get(browser)
  left.delete(browser)
  // At the end of a file everything is closed that is open.
  const tab = found?.page.isClosed() === false ? found : await openTab(browser)
  await tab.prepare(look)
  return tab
}

/** @returns the page of a window of its own, in which the question about cookies was answered unless it is left open */
export async function openWindow(
  browser: Browser,
  { undecided = false, ...visitor }: BrowserContextOptions & { undecided?: boolean } = {},
): Promise<Pick<Tab, 'context' | 'page'>> {
  const context = await browser.newContext({ ...USUAL_VISITOR, ...visitor })
  if (!undecided) await context.addInitScript(keepEssentialOnly)
  return { context, page: await context.newPage() }
}

async function openTab(browser: Browser): Promise<ReusableTab> {
  const { context, page } = await openWindow(browser)
  const devtools = await context.newCDPSession(page)
  const origins = new Set<string>()
  let isMarked = false
  const mark = () => {
    isMarked = true
  }
  tellCalls(page, LASTING.page, mark)
  tellCalls(context, LASTING.context, mark)
  tellCalls(page.clock, LASTING.clock, mark)
  // A second window, whoever opened it.
  context.on('page', mark)

  const wipe = async () => {
    for (const event of EVENTS) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    for (const origin of origins) {
      const answer = await page.goto(origin + EMPTY_PAGE)
      if (answer?.status() !== 200) throw new Error('There is no empty page.')
      await page.evaluate(() => sessionStorage.clear())
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    }
    await devtools.send('Page.resetNavigationHistory')
    origins.clear()
  }
  const tab: ReusableTab = {
    context,
    page,
    async prepare({ viewport, colorScheme, reducedMotion }) {
      await page.setViewportSize(viewport ?? USUAL_VISITOR.viewport)
      await page.emulateMedia({
        colorScheme: colorScheme ?? null,
        reducedMotion: reducedMotion ?? null,
        media: null,
        forcedColors: null,
        contrast: null,
      })
      page.on('framenavigated', (frame) => {
        const { origin, protocol } = new URL(frame.url())
        if (protocol === 'http:') origins.add(origin)
      })
    },
    async leave() {
      const isClean =
        !isMarked &&
        (await wipe().then(
          () => true,
          () => false,
        ))
      if (isClean && !left.has(browser)) left.set(browser, tab)
      else await context.close()
    },
  }
  return tab
}

/** Calls `tell` whenever one of these methods is called. */
function tellCalls(owner: object, methods: readonly string[], tell: () => void): void {
  const callable = owner as Record<string, (...args: unknown[]) => unknown>
  for (const name of methods) {
    const method = callable[name]
    if (method === undefined) throw new Error(`There is no ${name}.`)
    callable[name] = (...args) => {
      tell()
      return method.apply(owner, args)
    }
  }
}

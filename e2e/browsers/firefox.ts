// Firefox as Debian has it, driven over WebDriver BiDi.
import { existsSync } from 'node:fs'
import puppeteer, { type Page } from 'puppeteer-core'
import { type Engine, type OtherBrowser, TIMEOUT_MS, UNTIL_READY } from './other-browser.ts'

const PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const installed = process.env.FIREFOX_PATH ?? PATHS.find((path) => existsSync(path))

/** What Firefox says of a part or a picture that was on its way when the journey went on to another page. */
const LEFT_BEHIND = /error loading dynamically imported module|\.svg’\. A ServiceWorker intercepted the request/

export const firefox: Engine = {
  name: 'Firefox',
  missing: installed === undefined ? "Firefox is not installed: Debian's package is firefox-esr." : undefined,
  async start() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: installed as string,
      headless: true,
      // The size comes from the window, because Debian's Firefox cannot do what the driver needs to set a viewport.
      defaultViewport: null,
      args: ['--width=1024', '--height=768'],
      // Less motion: a page that is still scrolling would move a button from below the pointer.
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    })
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => {
      if (!LEFT_BEHIND.test(String(error))) faults.push(String(error))
    })
    return {
      ...visitorOf(page),
      async [Symbol.asyncDispose]() {
        await browser.close()
        if (faults.length > 0) throw new Error(`Errors in Firefox: ${faults.join('; ')}`)
      },
    }
  },
}

function visitorOf(page: Page): Omit<OtherBrowser, typeof Symbol.asyncDispose> {
  const run = (script: string) => page.evaluate(`(async () => { ${script} })()`)
  // Not by the driver's locators: they make functions of texts, which our content policy forbids.
  const findVisible = async (path: string) => {
    for (const found of await page.$$(`::-p-xpath(${path})`)) if (await found.isVisible()) return found
    return undefined
  }
  const find = async (path: string) => {
    const end = Date.now() + TIMEOUT_MS
    for (;;) {
      const found = await findVisible(path)
      if (found !== undefined) return found
      if (Date.now() > end) throw new Error(`Nothing to see at ${path}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return {
    open: async (address) => {
      await page.goto(address, { timeout: TIMEOUT_MS })
      await run(UNTIL_READY)
    },
    press: async (path) => {
      using found = await find(path)
      // A smooth scroll would move it from below the pointer.
      await found.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await found.click()
    },
    type: async (path, words) => {
      using found = await find(path)
      await found.click({ count: 3 })
      await found.type(words)
    },
    see: async (path) => void (await find(path)),
    read: async (path) => {
      using element = await find(path)
      return element.evaluate((node) => ('value' in node ? String(node.value) : (node.textContent ?? '')))
    },
    run,
  }
}

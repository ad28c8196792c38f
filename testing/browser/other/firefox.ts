// Firefox as Debian has it, driven over WebDriver BiDi.
import { existsSync } from 'node:fs'
import puppeteer, { type Page } from 'puppeteer-core'
import { type Engine, type OtherBrowser, PATIENCE_MS, UNTIL_READY } from './other-browser.ts'

const PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const installed = process.env.FIREFOX_PATH ?? PATHS.find((path) => existsSync(path))

/** What Firefox says of a part that was on its way when the journey went on to another page. */
const LEFT_BEHIND = /error loading dynamically imported module/

export const firefox: Engine = {
  name: 'Firefox',
  missing: installed === undefined ? "Firefox is not installed: Debian's package is firefox-esr." : undefined,
  async start() {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: installed as string, headless: true })
    const page = await browser.newPage()
    await page.setViewport({ width: 1024, height: 768 })
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
  const find = (path: string) => page.locator(`::-p-xpath(${path})`).setTimeout(PATIENCE_MS)
  const run = (script: string) => page.evaluate(`(async () => { ${script} })()`)
  return {
    open: async (address) => {
      await page.goto(address, { timeout: PATIENCE_MS })
      await run(UNTIL_READY)
    },
    press: async (path) => {
      using found = await find(path).waitHandle()
      // A smooth scroll would move it from below the pointer.
      await found.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await find(path).click()
    },
    type: (path, words) => find(path).fill(words),
    see: async (path) => void (await find(path).wait()),
    read: async (path) => {
      using element = await find(path).waitHandle()
      return element.evaluate((node) => ('value' in node ? String(node.value) : (node.textContent ?? '')))
    },
    run,
  }
}

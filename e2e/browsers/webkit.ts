// WebKitGTK as Debian has it, driven over WebDriver, on a virtual screen.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { Builder, By, Capabilities, error, type WebDriver, type WebElement } from 'selenium-webdriver'
import { findFreePort } from '../../testing/servers/server.ts'
import { type Engine, type OtherBrowser, TIMEOUT_MS, UNTIL_READY } from './other-browser.ts'

const [window] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
const NEEDED = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run']
const lacks = window === undefined || NEEDED.some((path) => !existsSync(path))

export const webkit: Engine = {
  name: 'WebKit',
  missing: lacks ? "WebKitGTK is not installed: Debian's packages are webkit2gtk-driver and xvfb." : undefined,
  async start() {
    const port = await findFreePort()
    const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', '--host=127.0.0.1', `--port=${port}`], {
      detached: true,
    })
    const driver = await connect(`http://127.0.0.1:${port}`)
    return {
      ...visitorOf(driver),
      async [Symbol.asyncDispose]() {
        await driver.quit()
        await stop(server)
      },
    }
  },
}

/** What keeps a press away for as long as one page turns into the next. */
const PASSING = [
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
  error.StaleElementReferenceError,
]

/** The driver takes a moment until it listens. */
async function connect(address: string): Promise<WebDriver> {
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    try {
      await fetch(`${address}/status`)
      break
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: window, args: ['--automation'] } }
  return new Builder().usingServer(address).withCapabilities(new Capabilities(wanted)).build()
}

/** With its virtual screen: both are in one process group. */
async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM')
  await ended
}

function visitorOf(driver: WebDriver): Omit<OtherBrowser, typeof Symbol.asyncDispose> {
  const run = (script: string) => driver.executeScript(`return (async () => { ${script} })()`)
  const findVisible = async (path: string) => {
    for (const found of await driver.findElements(By.xpath(path))) if (await found.isDisplayed()) return found
    return null
  }
  const find = async (path: string) => {
    const found = (await driver.wait(() => findVisible(path), TIMEOUT_MS, path)) as WebElement
    // The driver presses where an element is when a smooth scroll begins.
    await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", found)
    return found
  }
  return {
    open: async (address) => {
      await driver.get(address)
      await run(UNTIL_READY)
    },
    press: async (path) => {
      await driver.wait(async () => {
        try {
          await (await find(path)).click()
          return true
        } catch (failure) {
          if (PASSING.some((sort) => failure instanceof sort)) return false
          throw failure
        }
      }, TIMEOUT_MS)
    },
    type: async (path, words) => {
      const found = await find(path)
      await found.clear()
      await found.sendKeys(words)
    },
    see: async (path) => void (await find(path)),
    read: async (path) => {
      const found = await find(path)
      return (await found.getAttribute('value')) ?? (await found.getText())
    },
    run,
  }
}

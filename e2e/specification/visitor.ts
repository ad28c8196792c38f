// The only file of this folder that knows what drives the browser: the rows say what a visitor does and sees.
import type { Browser, Dialog, Locator, Page, Route } from '@playwright/test'
import { openPage, reloadPage } from '../../testing/browser/open-page.ts'
import { plainText } from './plain-text.ts'

export type Role =
  | 'alert'
  | 'alertdialog'
  | 'banner'
  | 'button'
  | 'checkbox'
  | 'contentinfo'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'main'
  | 'navigation'
  | 'progressbar'
  | 'radio'
  | 'searchbox'
  | 'status'
  | 'textbox'

const SIZES = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } }
/** Long enough for a machine that has other things to do; what comes at all comes in one second. */
const TIMEOUT_MS = 8_000

export interface VisitorOptions {
  /** A phone by default. */
  width?: keyof typeof SIZES
  /** What the visitor chose earlier in the question about cookies; essential cookies by default. */
  consent?: 'undecided' | 'essential' | 'all'
  /** What the device keeps when the visitor comes. */
  stored?: Record<string, string>
  /** Things may move; without it the visitor has asked for less motion. */
  motion?: boolean
  /** Time passes only by `passTime`. */
  stoppedClock?: boolean
}

export interface StubbedAnswer {
  status?: number
  json?: unknown
  /** For what is not JSON. */
  text?: string
  /** The answer waits until this is done. */
  after?: Promise<unknown>
}

interface Sent {
  body: unknown
  headers: Record<string, string>
  path: string
}

/** @returns a visitor on a device of their own */
export async function startVisit(browser: Browser, url: string, options: VisitorOptions = {}): Promise<Visitor> {
  const { width = 'phone', consent = 'essential', motion = false, stoppedClock = false, stored = {} } = options
  const kept = consent === 'undecided' ? stored : { cookieConsent: choose(consent === 'all'), ...stored }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: SIZES[width],
    reducedMotion: motion ? 'no-preference' : 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  const page = await context.newPage()
  if (stoppedClock) await page.clock.install()
  return new Visitor(page)
}

const choose = (analytics: boolean) =>
  JSON.stringify({ essential: true, analytics, timestamp: '2026-11-20T20:00:00.000Z', version: '1.0' })

export class Visitor {
  readonly #page: Page
  readonly #sent: (Sent & { call: string })[] = []

  constructor(page: Page) {
    this.#page = page
    this.#page.setDefaultTimeout(TIMEOUT_MS)
    this.#page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (!pathname.startsWith('/api/')) return
      this.#sent.push({
        call: `${request.method()} ${pathname}`,
        path: pathname + search,
        body: parse(request.postData()),
        headers: request.headers(),
      })
    })
    // The specification has some alerts. Whatever asks by the browser's own means is answered with yes.
    this.#page.on('dialog', (dialog: Dialog) => dialog.accept())
  }

  async open(path: string): Promise<void> {
    await openPage(this.#page, path)
  }

  reload = () => reloadPage(this.#page)

  async goBack(): Promise<void> {
    await this.#page.goBack()
  }

  /** Path and query. */
  address(): string {
    const { pathname, search } = new URL(this.#page.url())
    return pathname + search
  }

  async waitForAddress(path: string): Promise<void> {
    await this.#page.waitForURL(path)
  }

  title = () => this.#page.title()

  /** All that can be read on the page now, in plain signs. */
  async visibleText(): Promise<string> {
    return plainText(await this.#page.evaluate(readText))
  }

  async waitForText(text: string): Promise<void> {
    const wanted = plainText(text)
    await this.until(async () => (await this.visibleText()).includes(wanted), `the text '${text}'`)
  }

  find(role: Role, name?: string | RegExp): Part {
    return new Part(byRole(this.#page, role, name))
  }

  linkTo(path: string): Part {
    return new Part(this.#page.locator(`a[href="${path}"]`))
  }

  /** The links of the page's own words that lead to other sites. */
  linksThatLeave = () =>
    this.#page
      .locator('main a[href^="http"]')
      .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ target, rel }) => ({ target, rel })))

  /** A notice in its corner. */
  toast(text: string): Part {
    const spoken = this.#page.locator(':is([role="status"], [role="alert"]):not(main *)')
    // The innermost: a place for toasts may itself be one that is read out.
    const single = spoken
      .filter({ hasText: text })
      .filter({ hasNot: this.#page.locator('[role="status"], [role="alert"]') })
    return new Part(single)
  }

  /** The field with this label. */
  field(label: string | RegExp): Part {
    return new Part(this.#page.getByLabel(label, typeof label === 'string' ? { exact: true } : {}))
  }

  /** What carries exactly this text. */
  words(text: string | RegExp): Part {
    return new Part(this.#page.getByText(text, typeof text === 'string' ? { exact: true } : {}))
  }

  /** How many surfaces there are on which something is drawn, such as confetti. */
  drawings = () => this.#page.locator('canvas').count()

  pressKey = (key: string) => this.#page.keyboard.press(key)

  /** A press at a place of the window. */
  pressAt = (x: number, y: number) => this.#page.mouse.click(x, y)

  async pointAt(part: Part): Promise<void> {
    const box = await this.#boxAtRest(part)
    await this.#page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  }

  /** The place of an element once it has stopped moving: a toast flies in. */
  async #boxAtRest(part: Part): Promise<{ x: number; y: number; width: number; height: number }> {
    let box = await part.box()
    for (let waited = 0; waited < 5_000; waited += 100) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      const next = await part.box()
      if (box !== null && next !== null && box.x === next.x && box.y === next.y) return next
      box = next
    }
    throw new Error('It does not stand still, or is not there.')
  }

  /** Drags it to the right. */
  async dragAway(part: Part): Promise<void> {
    await this.pointAt(part)
    const box = await part.box()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await this.#page.mouse.down()
    await this.#page.mouse.move(x + (box?.width ?? 0), y, { steps: 8 })
    await this.#page.mouse.up()
  }

  async scrollTo(y: number): Promise<void> {
    await this.#page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  }

  scrolled = () => this.#page.evaluate(() => window.scrollY)

  /** Answers a call in the server's place. @param call method and path, in which a star stands for anything */
  async answer(call: string, answer: StubbedAnswer | 'lost'): Promise<void> {
    await this.#page.route(
      (url) => matches(call, `${methodOf(call)} ${url.pathname}`),
      async (route: Route) => {
        if (route.request().method() !== methodOf(call)) return route.fallback()
        if (answer === 'lost') return route.abort()
        const { status = 200, json, text = '', after } = answer
        await after
        const body = json === undefined ? { body: text, contentType: 'text/plain' } : { json }
        // The page may have changed in between.
        await route.fulfill({ status, ...body }).catch(() => undefined)
      },
    )
  }

  /** Lets calls reach the server again. */
  stopAnswering = () => this.#page.unrouteAll({ behavior: 'ignoreErrors' })

  /** Calls that the page has made. */
  sent(call: string): Sent[] {
    return this.#sent.filter((one) => matches(call, one.call))
  }

  async waitForSent(call: string): Promise<Sent> {
    await this.until(() => this.sent(call).length > 0, `the call ${call}`)
    return this.sent(call).at(-1) as Sent
  }

  /** The events for the count of visits, in order. */
  events(): Record<string, unknown>[] {
    return this.sent('POST /api/analytics/events').map(({ body }) => body as Record<string, unknown>)
  }

  async waitForEvent(name: string): Promise<Record<string, unknown>> {
    const found = () => this.events().find(({ event }) => event === name)
    await this.until(() => found() !== undefined, `the event ${name}`)
    return found() as Record<string, unknown>
  }

  stored = (key: string) => this.#page.evaluate((name) => localStorage.getItem(name), key)

  async store(key: string, value: string): Promise<void> {
    await this.#page.evaluate(([name, kept]) => localStorage.setItem(name as string, kept as string), [key, value])
  }

  passTime = (ms: number) => this.#page.clock.runFor(ms)

  /** The name of the file that `act` downloads. */
  async savedFileOf(act: () => Promise<void>): Promise<string> {
    const [download] = await Promise.all([this.#page.waitForEvent('download'), act()])
    return download.suggestedFilename()
  }

  /** Polls until it holds. */
  async until(holds: () => Promise<boolean> | boolean, what: string): Promise<void> {
    const end = Date.now() + TIMEOUT_MS
    // A page that is just being left cannot be asked.
    while (!(await ask(holds))) {
      if (Date.now() > end) throw new Error(`In vain: ${what}. At ${this.address()}: ${await this.visibleText()}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

class Part {
  readonly #all: Locator
  readonly #first: Locator

  constructor(all: Locator) {
    this.#all = all
    this.#first = all.first()
  }

  count = () => this.#all.count()

  /** Whether a sighted visitor sees it now. */
  async isSeen(): Promise<boolean> {
    if ((await this.#all.count()) === 0) return false
    return this.#first.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect()
      // What is only meant for screen readers is a dot.
      return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    })
  }

  waitUntilSeen = () => this.#first.waitFor()
  waitUntilGone = () => this.#first.waitFor({ state: 'hidden' })
  /** Once it has stopped moving, so that late content does not move it from under the pointer. An element marked as unavailable can be pressed all the same. */
  press = async () => this.#first.click({ force: (await this.#first.getAttribute('aria-disabled')) === 'true' })
  fill = (text: string) => this.#first.fill(text)
  tick = () => this.#first.check()
  isTicked = () => this.#first.isChecked()

  /** Whether the field says that it must be filled. */
  async isRequired(): Promise<boolean> {
    return (await this.attribute('required')) !== null || (await this.attribute('aria-required')) === 'true'
  }

  /** Disabled, or said to be. A press changes nothing. */
  async isUnavailable(): Promise<boolean> {
    return (await this.#first.isDisabled()) || (await this.attribute('aria-disabled')) === 'true'
  }

  attribute = (name: string) => this.#first.getAttribute(name)
  /** This attribute of every element that was found. */
  attributes = (name: string) =>
    this.#all.evaluateAll((elements, asked) => elements.map((element) => element.getAttribute(asked)), name)
  /** What a field holds. */
  value = () => this.#first.inputValue()
  text = async () => plainText(await this.#first.innerText())
  /** The words that belong to a field or a box. */
  name = () =>
    this.#first.evaluate((field) =>
      [...((field as HTMLInputElement).labels ?? [])].map((label) => label.innerText).join(' '),
    )
  texts = async () => (await this.#all.allInnerTexts()).map(plainText)
  style = (property: string) =>
    this.#first.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  box = () => this.#first.boundingBox()
  find = (role: Role, name?: string | RegExp) => new Part(byRole(this.#first, role, name))
  at = (index: number) => new Part(this.#all.nth(index))
}

function byRole(within: Page | Locator, role: Role, name?: string | RegExp): Locator {
  if (name === undefined) return within.getByRole(role)
  return within.getByRole(role, { name, exact: typeof name === 'string' })
}

const methodOf = (call: string) => call.split(' ')[0] as string

/** @param pattern a call in which a star stands for anything */
function matches(pattern: string, call: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(call)
}

async function ask(holds: () => Promise<boolean> | boolean): Promise<boolean> {
  try {
    return await holds()
  } catch {
    return false
  }
}

function parse(body: string | null): unknown {
  try {
    return body === null ? undefined : JSON.parse(body)
  } catch {
    return body
  }
}

/** Runs in the page. Capitals that only the style sheet makes are read as they were written. */
function readText(): string {
  const written = new CSSStyleSheet()
  written.replaceSync('* { text-transform: none !important }')
  const sheets = document.adoptedStyleSheets
  document.adoptedStyleSheets = [...sheets, written]
  const text = document.body.innerText
  document.adoptedStyleSheets = sheets
  return text
}

// A first visit to home and to a tool: read before React comes, light, asked about cookies, and answered from the first touch on (decision 153).
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { HELP_PATH, LAUNCHPAD_ID, lessonPath } from '#src/shared/paths.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()

const TOOL = lessonPath(LAUNCHPAD_ID, 'module1', '1.2')
const SERIOUS = lessonPath(LAUNCHPAD_ID, 'module3', '3.5')
const FIRST = { undecided: true, serviceWorkers: 'block' } as const
/** Longer than the question about cookies takes to come. */
const A_WHILE = 3_000

const question = (page: Page) => page.getByRole('dialog', { name: 'Your choice about cookies' })
const hasStarted = (page: Page) => page.evaluate(() => window.early?.signal.aborted === true)
const face = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', ''))

test.concurrent.each(['/', TOOL, SERIOUS, HELP_PATH])(
  '%s: only the page and its pictures are asked for before it is to be seen, the manifest behind that',
  async (path) => {
    await using visit = await startVisit(stage.browser, FIRST)
    const { page } = visit
    const devtools = await visit.context.newCDPSession(page)
    const asked: { name: string; at: number }[] = []
    await devtools.send('Network.enable')
    devtools.on('Network.requestWillBeSent', ({ request: { url }, wallTime }) => {
      // A drawing inside the stylesheet is no request.
      if (!url.startsWith('data:')) asked.push({ name: new URL(url).pathname, at: wallTime * 1000 })
    })
    await page.goto(stage.server.url + path, { waitUntil: 'load' })
    await page.waitForTimeout(A_WHILE)
    const seen = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-paint')
      return paint === undefined ? 0 : performance.timeOrigin + paint.startTime
    })
    const before = asked.filter(({ at }) => at < seen).map(({ name }) => name)
    expect(before.filter((name) => !name.startsWith('/assets/scenes/'))).toEqual([path])
    expect(await page.locator('link[rel=manifest]').count()).toBe(1)
    const { manifest } = await devtools.send('Page.getAppManifest', {})
    expect(manifest?.name).toBe('Handrail')
  },
)

test('the question about cookies comes without React, and its answer is kept and told to React', async () => {
  await using visit = await startVisit(stage.browser, FIRST)
  const { page } = visit
  await page.goto(stage.server.url, { waitUntil: 'load' })
  await question(page).waitFor({ timeout: 5_000 })
  expect(await hasStarted(page)).toBe(false)
  const counted = page.waitForRequest(/analytics/)
  await question(page).getByRole('button', { name: 'Accept All' }).click()
  await question(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.cookieConsent)).toContain('"analytics":true')
  expect((await counted).postDataJSON()).toEqual({ event: 'visit' })
  expect(await hasStarted(page)).toBe(true)
  await page.waitForTimeout(1_500)
  expect(await question(page).count()).toBe(0)
})

test('the first page stands in the typefaces of the device, and ours come with the next', async () => {
  await using visit = await startVisit(stage.browser, FIRST)
  const { page } = visit
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(stage.server.url, { waitUntil: 'load' })
  await question(page).waitFor({ timeout: 5_000 })
  await question(page).getByRole('button', { name: 'Essential Only' }).click()
  await page.waitForFunction(() => window.early?.signal.aborted)
  await page.waitForTimeout(1_000)
  expect(await face(page, 'h1')).toBe('Heading Fallback')
  expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await page.getByRole('heading', { level: 1, name: /About/ }).waitFor()
  await page.waitForFunction(() => document.fonts.check('700 1em "Bricolage Grotesque"'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect.poll(() => face(page, 'h1')).toBe('Bricolage Grotesque')
})

test('an answer that is given after React has come is heard by it too', async () => {
  await using visit = await startVisit(stage.browser, FIRST)
  const { page } = visit
  await page.goto(stage.server.url, { waitUntil: 'load' })
  await question(page).waitFor({ timeout: 5_000 })
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => window.early?.signal.aborted)
  expect(await question(page).count()).toBe(1)
  const counted = page.waitForRequest(/analytics/)
  await question(page).getByRole('button', { name: 'Accept All' }).click()
  await question(page).waitFor({ state: 'detached' })
  await counted
})

test('a serious tool is not covered, and its first press on the way on is answered', async () => {
  await using visit = await startVisit(stage.browser, FIRST)
  const { page } = visit
  await page.goto(stage.server.url + SERIOUS, { waitUntil: 'load' })
  await page.waitForTimeout(A_WHILE)
  expect(await question(page).count()).toBe(0)
  expect(await face(page, 'h1')).toBe('Heading Fallback')
  // By the keyboard alone, as the strictest: nothing moves over the page on the way to it.
  await page.getByRole('button', { name: 'Go to step 2' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Step 2 of 5').waitFor()
  await page.waitForFunction(() => document.fonts.check('700 1em "Bricolage Grotesque"'))
  await page.getByRole('button', { name: 'Go to step 3' }).click()
  // With the next step nobody loses a line that was being read.
  await expect.poll(() => face(page, 'h1')).toBe('Bricolage Grotesque')
})

test('what is typed first arrives, and is searched for', async () => {
  await using visit = await startVisit(stage.browser, FIRST)
  const { page } = visit
  await page.goto(stage.server.url, { waitUntil: 'load' })
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('strangers', { delay: 30 })
  await page.getByText(/\d+ tools? found/).waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('strangers')
})

test('the ways in stand in the header before React comes', async () => {
  await using visit = await startVisit(stage.browser, { ...FIRST, viewport: { width: 1280, height: 800 } })
  const { page } = visit
  await page.goto(stage.server.url, { waitUntil: 'load' })
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor()
  expect(await hasStarted(page)).toBe(false)
})

test('who reads on without a touch gets React after ten seconds', async () => {
  await using visit = await startVisit(stage.browser, FIRST)
  const { page } = visit
  await page.goto(stage.server.url + SERIOUS, { waitUntil: 'load' })
  await page.waitForFunction(() => window.early?.signal.aborted, undefined, { timeout: 20_000 })
})

test.each([
  [
    'a device that keeps something of ours',
    '',
    async (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'en')),
  ],
  ['an address that asks for more than the page', '?from=challenge', async () => {}],
])('%s starts at once, in our typefaces', async (_, query, prepare) => {
  await using visit = await startVisit(stage.browser, FIRST)
  const { page } = visit
  await prepare(page)
  await page.goto(stage.server.url + TOOL + query, { waitUntil: 'load' })
  await page.waitForFunction(() => window.early?.signal.aborted)
  expect(await face(page, 'h1')).toBe('Bricolage Grotesque')
})

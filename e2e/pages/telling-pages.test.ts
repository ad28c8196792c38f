// Y-4: pages that only tell come without React, and are whole without it; the first touch brings it (decision 145).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SITE_FOLDER, SiteManifest } from '#src/server/edge/page-table.ts'
import { DEFAULT_LANGUAGE, splitPath } from '#src/shared/languages.ts'
import {
  ABOUT_PATH,
  ACCESSIBILITY_PATH,
  HELP_PATH,
  HOME_PATH,
  LAUNCHPAD_ID,
  nowPath,
  PRIVACY_PATH,
  SOURCES_PATH,
} from '#src/shared/paths.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()

const NOW_PATH = nowPath(LAUNCHPAD_ID, 'module3', '3.5')
const PATHS = [HELP_PATH, NOW_PATH, ABOUT_PATH, PRIVACY_PATH, SOURCES_PATH, ACCESSIBILITY_PATH]

const BUDGET = 100_000

/** Longer than two frames and an idle moment; every other page has asked for its scripts by then. */
const A_WHILE = 1_500

/** Every script the page asks for from here on, by its address. */
function listScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

// Most of it is waiting.
test.concurrent.each(PATHS)(
  'Y-4: %s asks for no script until somebody touches it, weighs at most 100 kB until then, and asks for all of them then',
  async (path) => {
    await using visit = await startVisit(stage.browser, { undecided: true })
    const { page } = visit
    const asked = listScripts(page)
    const devtools = await visit.context.newCDPSession(page)
    let weight = 0
    await devtools.send('Network.enable')
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      weight += encodedDataLength
    })
    await page.goto(stage.server.url + path, { waitUntil: 'load' })
    await page.waitForTimeout(A_WHILE)
    expect(asked).toEqual([])
    // As the wheel does: who only reads, touches nothing.
    await page.evaluate(() => window.scrollBy(0, 300))
    await page.waitForTimeout(200)
    expect(asked).toEqual([])
    expect(weight).toBeGreaterThan(5_000)
    expect(weight).toBeLessThanOrEqual(BUDGET)
    await page.keyboard.press('Tab')
    await page.waitForFunction(() => window.early?.signal.aborted)
    expect(asked.some((one) => /\/assets\/framework-/.test(one))).toBe(true)
  },
)

test('every other page starts by itself', () => {
  const { files } = SiteManifest.parse(JSON.parse(readFileSync(join(SITE_FOLDER, 'manifest.json'), 'utf8')))
  const pages = files.filter(({ type }) => type.startsWith('text/html'))
  const waiting = pages.filter(({ file }) => !readFileSync(join(SITE_FOLDER, file), 'utf8').includes('document.hidden'))
  const english = waiting.map(({ path }) => path).filter((path) => splitPath(path).language === DEFAULT_LANGUAGE)
  expect(english).toEqual(expect.arrayContaining(PATHS))
  expect(english.filter((path) => !PATHS.includes(path) && !path.endsWith('/now'))).toEqual([])
})

test('Y-4: the first press on the menu opens it', async () => {
  await using visit = await startVisit(stage.browser, { undecided: true })
  const { page } = visit
  await page.goto(stage.server.url + ABOUT_PATH, { waitUntil: 'load' })
  // By the keyboard alone, as the strictest: nothing moves over the page on the way to it.
  await page.getByRole('button', { name: 'Menu' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Get help now' }).waitFor()
})

test('Y-4: a tap on the menu opens it', async () => {
  await using visit = await startVisit(stage.browser, { undecided: true, hasTouch: true })
  const { page } = visit
  await page.goto(stage.server.url + SOURCES_PATH, { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Get help now' }).waitFor()
})

test('Y-4: the question about cookies comes after the first touch, at a quiet moment, and is answered', async () => {
  await using visit = await startVisit(stage.browser, { undecided: true })
  const { page } = visit
  await page.goto(stage.server.url + ABOUT_PATH, { waitUntil: 'load' })
  await page.keyboard.press('Shift')
  await page.getByRole('dialog').getByRole('button', { name: 'Essential Only' }).click({ timeout: 15_000 })
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.cookieConsent)).toContain('"analytics":false')
})

test('the privacy page says the choice that was made, before and after a touch, and its first press counts', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await page.goto(stage.server.url + PRIVACY_PATH, { waitUntil: 'load' })
  const said = await page.locator('[data-essential]').textContent()
  expect(said).toBe(await page.locator('[data-essential]').getAttribute('data-essential'))
  expect(await page.evaluate(() => window.early?.signal.aborted)).toBe(false)
  await page.getByRole('button', { name: 'Manage' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Accept All' }).click()
  await page.locator('[data-essential]').getByText(/./).waitFor()
  expect(await page.locator('[data-essential]').textContent()).toBe(
    await page.locator('[data-essential]').getAttribute('data-all'),
  )
})

test('a row of help opens by its address, brings its numbers into sight, and stays as it was left when React comes', async () => {
  await using visit = await startVisit(stage.browser, { undecided: true })
  const { page } = visit
  await page.goto(stage.server.url + HELP_PATH, { waitUntil: 'load' })
  const last = page.locator('main li > details').last()
  await last.locator('summary').scrollIntoViewIfNeeded()
  const id = await last.getAttribute('id')
  await page.evaluate((row) => {
    const details = document.getElementById(row)
    if (details instanceof HTMLDetailsElement) details.open = true
  }, id as string)
  const call = last.locator('a[href^="tel:"]').first()
  const isSeen = () => call.evaluate((link) => link.getBoundingClientRect().bottom <= window.innerHeight)
  await expect.poll(isSeen).toBe(true)

  await page.goto(stage.server.url + HOME_PATH)
  await page.goto(`${stage.server.url}${HELP_PATH}#${id}`, { waitUntil: 'load' })
  await expect.poll(() => last.evaluate((row) => (row as HTMLDetailsElement).open)).toBe(true)
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('summary')
  expect(await page.evaluate(() => window.early?.signal.aborted)).toBe(false)
  await last.evaluate((row) => {
    ;(row as HTMLDetailsElement).open = false
  })
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => window.early?.signal.aborted)
  expect(await last.evaluate((row) => (row as HTMLDetailsElement).open)).toBe(false)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

// A page before and after its scripts have come, and the question about cookies on it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  ABOUT_PATH,
  ACCESSIBILITY_PATH,
  HELP_PATH,
  HOME_PATH,
  LAUNCHPAD_ID,
  LOGIN_PATH,
  lessonPath,
  PRIVACY_PATH,
  SOURCES_PATH,
} from '#src/shared/paths.ts'
import { AGREEMENT_PATH } from '#src/shared/plan-paths.ts'
import { openPage, waitUntilReady } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()

const TOOL = lessonPath(LAUNCHPAD_ID, 'module1', '1.2')
const FIRST = { undecided: true, serviceWorkers: 'block' } as const

const question = (page: Page) => page.getByRole('dialog', { name: 'Your choice about cookies' })

test.each([HOME_PATH, TOOL, ABOUT_PATH, SOURCES_PATH, ACCESSIBILITY_PATH, LOGIN_PATH, AGREEMENT_PATH])(
  'the question about cookies comes on %s, and is not its largest paint',
  async (path) => {
    await using visit = await startVisit(stage.browser, { ...FIRST, reducedMotion: 'no-preference' })
    const { page } = visit
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1) as unknown as { element: Element | null }
        Object.assign(window, { largest: last.element })
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await openPage(page, stage.server.url + path)
    await question(page).waitFor({ timeout: 5_000 })
    // Its fading in is over, and the browser has told what it has painted.
    await page.waitForTimeout(1_000)
    const isInDialog = await page.evaluate(() => {
      const { largest } = window as unknown as { largest?: Element }
      return largest?.closest('dialog') !== null
    })
    expect(isInDialog).toBe(false)
  },
)

test('until the scripts have come buttons are inert, links lead on, and the browser sends no form', async () => {
  await using visit = await startVisit(stage.browser, { cold: true })
  const { page } = visit
  const { promise: hold, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await hold
    await route.continue()
  })
  await page.goto(stage.server.url + LOGIN_PATH, { waitUntil: 'commit' })
  const button = page.getByRole('main').getByRole('button', { name: 'Log In' })
  await button.waitFor()
  expect(await button.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none')
  await page.getByLabel('Email', { exact: true }).fill('early@family.example')
  await page.getByLabel('Password', { exact: true }).fill('a secret of mine')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(300)
  expect(page.url()).toBe(stage.server.url + LOGIN_PATH)
  letGo()
  await waitUntilReady(page)
  expect(await button.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('auto')
})

test('the privacy page says the choice that was made', async () => {
  await using visit = await startVisit(stage.browser)
  await openPage(visit.page, stage.server.url + PRIVACY_PATH)
  await visit.page.getByText('Essential cookies only').waitFor()
})

test('a row of help opens by its address, and an opened row brings its numbers into sight', async () => {
  await using visit = await startVisit(stage.browser, FIRST)
  const { page } = visit
  await openPage(page, stage.server.url + HELP_PATH)
  const last = page.locator('main li > details').last()
  const id = await last.getAttribute('id')
  await last.locator('summary').scrollIntoViewIfNeeded()
  await last.evaluate((row) => {
    ;(row as HTMLDetailsElement).open = true
  })
  const call = last.locator('a[href^="tel:"]').first()
  await expect.poll(() => call.evaluate((link) => link.getBoundingClientRect().bottom <= window.innerHeight)).toBe(true)

  await page.goto(stage.server.url + HOME_PATH)
  await openPage(page, `${stage.server.url}${HELP_PATH}#${id}`)
  await expect.poll(() => last.evaluate((row) => (row as HTMLDetailsElement).open)).toBe(true)
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('summary')
})

// When the question about cookies comes, and where it never does: nobody who has begun loses a letter, a scroll or the
// focus to it, and it never covers a page for somebody in trouble.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { listSeriousPaths } from '../../testing/content/find-tools.ts'

const stage = openStage()

const ORDINARY = '/digitalLaunchpad/modules/module1/lessons/1.1'
const SERIOUS = listSeriousPaths()
const PHONE = { viewport: { width: 390, height: 844 }, undecided: true }
const question = (page: Page) => page.getByRole('dialog', { name: 'Your choice about cookies' })

// Most of it is waiting.
test.concurrent('D1: what somebody types from the first second on all arrives, the page stays where it is, and the question waits', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await page.goto(stage.server.url)
  const field = page.getByRole('searchbox')
  await field.focus()
  const words = 'my daughter is being bullied on snap'
  await page.keyboard.type(words, { delay: 100 })
  expect(await field.inputValue()).toBe(words)
  expect(await page.evaluate(() => [window.scrollY, document.activeElement?.localName])).toEqual([0, 'input'])

  // Neither does a long think take the focus from the field.
  await page.waitForTimeout(6_000)
  expect(await question(page).count()).toBe(0)
  await page.keyboard.type('chat')
  expect(await field.inputValue()).toBe(`${words}chat`)

  // It is not forgotten: once the field is left and nothing happens, it is asked.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await question(page).waitFor({ timeout: 10_000 })
})

test.concurrent('D1: somebody who scrolls and reads is not stopped', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await page.goto(stage.server.url + ORDINARY)
  for (let times = 0; times < 8; times += 1) {
    await page.mouse.wheel(0, 60)
    await page.waitForTimeout(500)
    expect(await question(page).count()).toBe(0)
  }
  await page.waitForTimeout(4_000)
  expect(await question(page).count()).toBe(0)
  await question(page).waitFor({ timeout: 5_000 })
})

test('D1: a visitor who does nothing is asked after a second', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  await visit.page.goto(stage.server.url + ORDINARY)
  await question(visit.page).waitFor({ timeout: 3_000 })
})

test('D2: the question never covers a serious tool, help or the privacy page', { timeout: 180_000 }, async () => {
  const paths = [...SERIOUS, '/help', '/privacy']
  const covered: string[] = []
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await page.clock.install()
  /** Whether it has come seven seconds after the page, by the page's own clock. */
  const isAsked = async (path: string) => {
    await openPage(page, stage.server.url + path)
    // What looks for the moment has come: the page's clock runs faster than the network.
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(7_000)
    return (await question(page).count()) > 0
  }
  for (const path of paths) if (await isAsked(path)) covered.push(path)
  expect(covered).toEqual([])
  // It is only held back: elsewhere it comes.
  expect(await isAsked('/about')).toBe(true)
})

test('D2: an open question goes away when the way leads back to a serious tool, and comes again behind it', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await page.goto(stage.server.url + SERIOUS[2])
  await page.getByRole('link', { name: 'Back to Toolkit' }).click()
  await question(page).waitFor({ timeout: 10_000 })
  await page.goBack()
  await page.getByText('Step 1 of 5').waitFor()
  await question(page).waitFor({ state: 'detached' })
  await page.goForward()
  await question(page).waitFor({ timeout: 10_000 })
})

// What is typed into a form is there after the scripts have come, and after a reload, until it is sent; a password is kept nowhere.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { HOME_PATH, LOGIN_PATH, REGISTER_PATH, ROADMAP_PATH } from '#src/shared/paths.ts'
import { GOOD_PASSWORD } from '../../testing/api/test-person.ts'
import { openPage, reloadPage, waitUntilReady } from '../../testing/browser/open-page.ts'
import { newEmail } from '../../testing/browser/people.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit, type Visit } from '../../testing/browser/visit.ts'
import { register } from '../../testing/crash/requests.ts'

const stage = openStage({ TRUSTED_PROXIES: '127.0.0.1' })

/** A weak signal and a slow phone: scripts come only once what is to be typed is typed. @returns lets them come */
async function openSlowly({ context, page }: Visit, path: string): Promise<() => void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const { promise: hold, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await hold
    await route.continue()
  })
  await page.goto(stage.server.url + path, { waitUntil: 'commit' })
  return letGo
}

const answers = (page: Page) => page.evaluate(() => document.documentElement.dataset.starting === undefined)
const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

test('who logs in while the scripts are still coming is logged in by one press', async () => {
  const email = newEmail()
  await register(stage.server.url, email)
  await using visit = await startVisit(stage.browser, { cold: true })
  const { page } = visit
  const letGo = await openSlowly(visit, LOGIN_PATH)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD)
  expect(await answers(page)).toBe(false)
  letGo()
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(`${stage.server.url}/`)
  expect(await stored(page)).not.toContain(GOOD_PASSWORD)
})

test('words and ticks that were put in before the scripts came stay', async () => {
  await using visit = await startVisit(stage.browser, { cold: true })
  const { page } = visit
  const letGo = await openSlowly(visit, REGISTER_PATH)
  await page.getByLabel('Email', { exact: true }).fill('early@family.example')
  await page.getByLabel(/I am an adult/).check()
  expect(await answers(page)).toBe(false)
  letGo()
  await waitUntilReady(page)
  // So that React draws again.
  await page.getByLabel(/Send me one tip/).check()
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('early@family.example')
  expect(await page.getByLabel(/I am an adult/).isChecked()).toBe(true)
})

test('what was written into the search before the scripts came is searched for', async () => {
  await using visit = await startVisit(stage.browser, { cold: true })
  const { page } = visit
  const letGo = await openSlowly(visit, HOME_PATH)
  await page.getByRole('searchbox').fill('strangers')
  letGo()
  await page.getByText(/\d+ tools? found/).waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('strangers')
})

test('a reload keeps what was typed and ticked, and never a password, not when it is shown either', async () => {
  await using visit = await startVisit(stage.browser, { cold: true })
  const { page } = visit
  await openPage(page, stage.server.url + REGISTER_PATH)
  await page.getByLabel('Email', { exact: true }).fill('again@family.example')
  await page.getByLabel(/I am an adult/).check()
  await page.getByLabel('Password', { exact: true }).fill('a secret of mine')
  await page.getByRole('button', { name: /Show/ }).click()
  await page.getByLabel('Password', { exact: true }).fill('a secret of mine, longer')
  expect(await stored(page)).toContain('again@family.example')
  expect(await stored(page)).not.toContain('a secret of mine')
  await reloadPage(page)
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('again@family.example')
  expect(await page.getByLabel(/I am an adult/).isChecked()).toBe(true)
  expect(await page.getByLabel(/Send me one tip/).isChecked()).toBe(false)
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
})

test('what was sent is kept no longer', async () => {
  await using visit = await startVisit(stage.browser, { cold: true })
  const { page } = visit
  await openPage(page, stage.server.url + ROADMAP_PATH)
  const idea = 'A page about smart watches, please.'
  await page.getByRole('textbox').first().fill(idea)
  expect(await stored(page)).toContain(idea)
  await reloadPage(page)
  await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe(idea)
  await page.getByRole('main').locator('button[type=submit]').first().click()
  await page
    .getByText(/Thank you/)
    .first()
    .waitFor()
  expect(await stored(page)).not.toContain(idea)
})

// Z1, Z2: on a weak signal a page is seen long before its scripts have come. What is typed and pressed meanwhile counts.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { GOOD_PASSWORD } from '../../testing/api/test-person.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { newEmail } from '../../testing/browser/people.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { register } from '../../testing/crash/requests.ts'
import { linkIn, waitForMail } from '../../testing/mail/mails.ts'

const stage = openStage({ TRUSTED_PROXIES: '127.0.0.1' })

/** Opens a page whose scripts come only when they are let go. */
async function openEarly(page: Page, address: string): Promise<() => void> {
  const { promise: hold, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    ask()
    await hold
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  // The start script has asked for the others, so it listens.
  await asked
  return letGo
}

test('Z1: who logs in before the scripts have come is logged in, by one press', async () => {
  const email = newEmail()
  await register(stage.server.url, email)
  await using visit = await startVisit(stage.browser, { cold: true })
  const { page } = visit
  const letGo = await openEarly(page, `${stage.server.url}/login`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  letGo()
  await page.waitForURL(`${stage.server.url}/`)
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull()
})

test('Z1: who presses in the very moment in which the app takes over is logged in too, with what was typed before', async () => {
  const email = newEmail()
  await register(stage.server.url, email)
  await using visit = await startVisit(stage.browser, { cold: true })
  const { page } = visit
  // Between React, which empties the fields, and what fills them again: a slow phone takes its time.
  await page.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((act: () => void, wait = 0) =>
      setTimeout(act, Math.max(wait, 1_500))) as typeof window.setTimeout
  })
  const letGo = await openEarly(page, `${stage.server.url}/login`)
  const field = page.getByLabel('Email', { exact: true })
  await field.fill(email)
  await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD)
  letGo()
  await expect.poll(() => field.inputValue()).toBe('')
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(`${stage.server.url}/`)
})

test('Z1: a form that was filled early and not sent keeps its words, its ticks and its choices', async () => {
  await using visit = await startVisit(stage.browser, { cold: true })
  const { page } = visit
  const letGo = await openEarly(page, `${stage.server.url}/register`)
  await page.getByLabel('Email', { exact: true }).fill('early@family.example')
  await page.getByLabel(/I am an adult/).check()
  letGo()
  await page.waitForFunction(() => document.querySelector('main button[type=submit]')?.ariaDisabled !== 'true')
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('early@family.example')
  expect(await page.getByLabel(/I am an adult/).isChecked()).toBe(true)
  expect(await page.getByLabel(/Send me one tip/).isChecked()).toBe(false)
})

test('Z2: a mailed link whose button is pressed at once does what it says', async () => {
  const email = newEmail()
  await register(stage.server.url, email)
  const link = linkIn(await waitForMail(stage.server.dataDir, email, /verify-email/))
  // Nobody is signed in here, which the browser notes.
  await using visit = await startVisit(stage.browser, { cold: true, expected: /status of 401/ })
  const { page } = visit
  const letGo = await openEarly(page, link)
  await page
    .getByRole('main')
    .getByRole('button', { name: /confirm/i })
    .click()
  expect(new URL(page.url()).pathname, 'the form was not sent by the browser itself').toBe('/verify-email')
  letGo()
  await page.getByText(/is confirmed/).waitFor()
})

test('Z1: a press at the moment in which the app takes over counts once', async () => {
  await using visit = await startVisit(stage.browser, { cold: true })
  const { page } = visit
  await page.addInitScript(() => {
    const listen = document.addEventListener
    document.addEventListener = (
      type: string,
      listener: EventListener,
      options?: boolean | AddEventListenerOptions,
    ) => {
      listen.call(document, type, listener, options)
      if (type !== 'click') return
      // React listens now, and draws later.
      document.addEventListener = listen
      queueMicrotask(() => document.querySelector<HTMLButtonElement>('header button[aria-expanded]')?.click())
    }
  })
  await openPage(page, stage.server.url)
  expect(await page.locator('header button[aria-expanded]').getAttribute('aria-expanded')).toBe('true')
})

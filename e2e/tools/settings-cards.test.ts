// Settings cards on a small phone: found by what one wants to do, dated by the clock of the device, kept, and whole without scripts.
import { expect, test } from 'vitest'
import { loadSettingsCards } from '#src/features/device-guides/settings-cards.server.ts'
import { SET_UP_PATH, settingsCardPath } from '#src/shared/talk-paths.ts'
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { keepEverything } from '../../testing/browser/worker-ready.ts'

const stage = openStage()
const PHONE = { viewport: { width: 360, height: 640 } }
const DAY = 86_400_000
const cards = loadSettingsCards('en')
const SWITCH = settingsCardPath('nintendo-switch')
const address = (path: string) => stage.server.url + path

test('from what one wants to do to a card, which says what it does, what it does not, where, when and on what ground', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await openPage(page, address(SET_UP_PATH))
  expect(await page.locator('main section a').count()).toBe(cards.length)
  await page.locator('summary', { hasText: 'Set times and limits' }).click()
  await page.locator('details[open]').getByRole('link', { name: 'Nintendo Switch Parental Controls' }).click()
  await page.waitForURL(`**${SWITCH}`)
  await page.getByRole('heading', { level: 1, name: 'Nintendo Switch Parental Controls' }).waitFor()
  for (const title of [
    'What it does',
    'What it does not do',
    'Where families usually find it',
    'When we last looked',
  ]) {
    await page.getByRole('heading', { name: title, exact: true }).waitFor()
  }
  await page.getByText('Where this comes from').waitFor()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Set up' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findViolations(page)).toEqual([])
})

test.each([
  ['on the 120th day a card is as it was', 120, false],
  ['a day later it says that it may have changed', 121, true],
])('%s', async (_name, days, old) => {
  const card = cards.find(({ lastLook }) => /^\d{4}-\d\d-\d\d$/.test(lastLook?.day ?? ''))
  const day = card?.lastLook?.day ?? ''
  const today = new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY)
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await page.clock.setFixedTime(today)
  await openPage(page, address(settingsCardPath(card?.slug ?? '')))
  const look = page.locator('p', { has: page.locator(`time[datetime="${day}"]`) })
  await look.waitFor()
  await expect.poll(async () => (await look.textContent())?.includes('may have changed')).toBe(old)
})

test('a card says its day and its words without scripts, and on paper without buttons', async () => {
  await using visit = await startVisit(stage.browser, { ...PHONE, javaScriptEnabled: false })
  const { page } = visit
  await page.goto(address(SWITCH))
  const day = cards.find(({ slug }) => SWITCH.endsWith(`/${slug}`))?.lastLook?.day ?? ''
  await page.locator(`time[datetime="${day}"]`).waitFor()
  await page.getByText('It does not read chat.').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('main button:visible, main nav:visible').count()).toBe(0)
  await page.getByText('It does not read chat.').waitFor()
})

test('after one visit of another page every card opens without a network', async () => {
  await using visit = await startVisit(stage.browser, {
    serviceWorkers: 'allow',
    ...PHONE,
    expected: /Failed to load resource|ERR_|Failed to fetch|status of 50|updating a ServiceWorker|Failed to update/,
  })
  const { page, context } = visit
  await openPage(page, address('/help'))
  await keepEverything(page)
  await context.setOffline(true)
  await page.goto(address(SET_UP_PATH))
  await page.getByRole('link', { name: 'Roblox', exact: true }).last().click()
  await page.getByRole('heading', { level: 1, name: 'Roblox' }).waitFor()
  await page.goto(address(settingsCardPath('whatsapp')))
  await page.getByText('It has no view of messages for parents.').waitFor()
})

test('one press says that it looks different now; without a network the words stay', async () => {
  await using visit = await startVisit(stage.browser, {
    serviceWorkers: 'allow',
    ...PHONE,
    expected: /Failed to load resource|ERR_|Failed to fetch|status of 50/,
  })
  const { page, context } = visit
  const sent: { path: string; body: string | null }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push({ path: new URL(request.url()).pathname, body: request.postData() })
  })
  await openPage(page, address(SWITCH))
  const button = page.getByRole('button', { name: 'This looks different now' })
  const field = page.getByLabel('What is different?')
  await field.fill('The alarm is new.')
  await context.setOffline(true)
  await button.click()
  await page.getByRole('alert').filter({ hasText: "You're offline, or we can't be reached. Try again." }).waitFor()
  expect(await field.inputValue()).toBe('The alarm is new.')
  await context.setOffline(false)
  sent.length = 0
  await button.click()
  await page.getByRole('status').filter({ hasText: 'Thank you' }).waitFor()
  expect(sent).toEqual([
    { path: '/api/inbox/guide_report', body: JSON.stringify({ about: 'nintendo-switch', text: 'The alarm is new.' }) },
  ])
  expect(await findViolations(page)).toEqual([])
})

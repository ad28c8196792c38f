// Device guides on a small phone: found by what one wants to do, dated by the clock of the device, and corrected by a press.
import { loadDeviceGuides } from '#src/features/device-guides/device-guides.server.ts'
import { deviceGuidePath, SET_UP_PATH } from '#src/shared/content-paths.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 640 } })
const DAY = 86_400_000
const guides = loadDeviceGuides('en')
const SWITCH = deviceGuidePath('nintendo-switch')
const day = guides.find(({ slug }) => SWITCH.endsWith(`/${slug}`))?.reviewedOn?.day ?? ''

test('a wish leads to a guide, which shows its day and takes a correction', async ({ page }) => {
  await page.clock.setFixedTime(new Date(Date.parse(`${day}T12:00:00Z`) + 121 * DAY))
  await openPage(page, SET_UP_PATH)
  await expect(page.locator('main section a')).toHaveCount(guides.length)
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
  await expect(page.locator('p', { has: page.locator(`time[datetime="${day}"]`) })).toContainText('may have changed')
  await page.getByLabel('What is different?').fill('The alarm is new.')
  const sent = page.waitForRequest('**/api/inbox/guide_report')
  await page.getByRole('button', { name: 'This looks different now' }).click()
  await page.getByRole('status').filter({ hasText: 'Thank you' }).waitFor()
  expect((await sent).postDataJSON()).toEqual({ about: 'nintendo-switch', text: 'The alarm is new.' })
})

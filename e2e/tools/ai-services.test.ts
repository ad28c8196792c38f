// The table of AI services on a phone, by the clock of the device.
import { expect, test } from 'vitest'
import { loadAiServices } from '#src/features/device-guides/ai-services/ai-services.server.ts'
import { AI_SERVICES_PATH } from '#src/shared/talk-paths.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()
const { services } = loadAiServices('en')
const DAY = 86_400_000
const looks = services.flatMap(({ lastChecked }) => lastChecked ?? []).sort()
const newest = looks.at(-1) ?? ''

test.each([
  ['on the 120th day the newest row is as it was', 120, false],
  ['a day later it says that it may have changed', 121, true],
])('T-3, T-8: %s', async (_name, days, old) => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await page.clock.setFixedTime(new Date(Date.parse(`${newest}T12:00:00Z`) + days * DAY))
  await openPage(page, stage.server.url + AI_SERVICES_PATH)
  await page.getByRole('columnheader', { name: 'Last checked' }).waitFor({ state: 'attached' })
  const rows = page.locator('tbody tr')
  expect(await rows.count()).toBe(services.length)
  expect(await rows.locator('th').allTextContents()).toEqual(services.map(({ name }) => name))
  // Once one row has said so, all have: the device's day came with the scripts.
  if (looks.some((day) => day < newest)) await page.getByText('may have changed').first().waitFor()
  const row = rows.filter({ has: page.locator(`time[datetime="${newest}"]`) }).first()
  await expect.poll(async () => (await row.textContent())?.includes('may have changed')).toBe(old)
})

// The short answer in a real browser: in the page as it arrives, handed to the other adult.
import type { Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'

const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'

const shortAnswer = (page: Page) => page.getByRole('region', { name: 'The short answer' })

test('without scripts a tap opens the short answer, the part for an age, and how we know', async ({ newVisitor }) => {
  const { page } = await newVisitor({ javaScriptEnabled: false })
  await page.goto(TOOL)
  await shortAnswer(page).locator('summary').click()
  const words = await shortAnswer(page).locator('dl').innerText()
  expect(words).toMatch(/^Say this\n/)
  expect(words).toMatch(/\nDo this\n+(Now|Tonight|Tomorrow)/)
  expect(words).toMatch(/\nDon't\n/)

  const part = page.locator('details', { has: page.getByText('At 5 to 8', { exact: true }) })
  await part.locator('summary').click()
  await expect(part.locator('p').first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'How old is your child?' })).toHaveCount(0)

  await page.getByText('How do we know?').click()
  const chart = page.getByRole('figure')
  await chart.getByRole('img', { name: 'How screen time ended' }).waitFor()
  await chart.getByRole('row', { name: 'endings went badly 22 in 100' }).waitFor()
})

test('without a share sheet the words are copied for the other adult', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, `${TOOL}?from=search`)
  await shortAnswer(page).getByRole('button', { name: 'Send to the other adult' }).click()
  await shortAnswer(page)
    .getByText(/copied/)
    .waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const words of ['Say this: ', 'Do this: ', "Don't: "]) expect(copied).toContain(words)
})

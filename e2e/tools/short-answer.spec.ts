// The short answer in a real browser: in the page as it arrives, handed to the other adult.
import type { Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'

const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'

const shortAnswer = (page: Page) => page.getByRole('region', { name: 'The short answer' })

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

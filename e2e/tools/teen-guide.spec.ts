// The Teen Guide as a parent meets it: from the menu to a tool, a teenager's view, and the ladder that stays marked.
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 640 } })
const TOOL = '/teenGuide/modules/module1/lessons/1.1'

test('a tool of the Teen Guide has a teenager’s view and a ladder of its own', async ({ page }) => {
  await openPage(page, '/')
  await page
    .getByRole('navigation', { name: 'By your child’s age' })
    .getByRole('link', { name: /13 to 16/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'The Teen Guide' }).waitFor()
  await openPage(page, TOOL)
  await answer()
  await next(2)
  await page.getByRole('heading', { name: 'How a teenager may see it' }).waitFor()
  await next(3)
  await answer()
  await next(4)
  const ladder = page.getByRole('group', { name: 'More freedom, step by step' })
  await expect(ladder.getByRole('radio')).toHaveCount(5)
  await ladder.getByRole('radio').nth(2).check()
  await ladder.getByText(/^Marked\./).waitFor()
  await next(5)
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await page.getByRole('dialog', { name: 'Tool Complete!' }).waitFor()

  await page.goto('/teenGuide/modules/module1')
  await page.getByText('1 of 5 tools completed').waitFor()
  await page.goto('/digitalLaunchpad/modules/module1')
  await page.getByText('0 of 4 tools completed').waitFor()

  await page.goto(TOOL)
  await answer()
  for (const step of [2, 3]) await next(step)
  await answer()
  await next(4)
  await expect(ladder.getByRole('radio').nth(2)).toBeChecked()

  async function answer(): Promise<void> {
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Check answer' }).click()
  }
  async function next(step: number): Promise<void> {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByText(`Step ${step} of 5`).waitFor()
  }
})

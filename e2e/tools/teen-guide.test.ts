// The Teen Guide as a parent meets it: from the menu to a tool, a teenager's view, and the ladder that stays marked (T-5, T-13, T-14).
import { expect, test } from 'vitest'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()
const PHONE = { viewport: { width: 360, height: 640 } }
const TOOL = '/teenGuide/modules/module1/lessons/1.1'

test('home and the footer lead to the focus areas by age', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await openPage(page, stage.server.url)
  const areas = page.getByRole('navigation', { name: 'By your child’s age' }).getByRole('link')
  expect(await areas.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/digitalLaunchpad/modules',
    '/explorersGuide/modules',
    '/teenGuide/modules',
  ])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Teen Guide' }).click()
  await page.getByRole('heading', { level: 1, name: 'The Teen Guide' }).waitFor()
  await page.getByText('For parents and carers of children aged 13 to 16.').waitFor()
})

test('T-5, T-13: a tool has a teenager’s view and a ladder; what is marked and finished is of this focus area alone', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await openPage(page, stage.server.url + TOOL)
  await answer()
  await next(2)
  await page.getByRole('heading', { name: 'How a teenager may see it' }).waitFor()
  await next(3)
  await answer()
  await next(4)
  const ladder = page.getByRole('group', { name: 'More freedom, step by step' })
  await expect.poll(() => ladder.getByRole('radio').count()).toBe(5)
  await ladder.getByRole('radio').nth(2).check()
  await ladder.getByText(/^Marked\./).waitFor()
  await next(5)
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await page.getByRole('dialog', { name: 'Tool Complete!' }).waitFor()

  await page.goto(`${stage.server.url}/teenGuide/modules/module1`)
  await page.getByText('1 of 5 tools completed').waitFor()
  await page.goto(`${stage.server.url}/digitalLaunchpad/modules/module1`)
  await page.getByText('0 of 4 tools completed').waitFor()

  await page.goto(stage.server.url + TOOL)
  await answer()
  for (const step of [2, 3]) await next(step)
  await answer()
  await next(4)
  await expect.poll(() => ladder.getByRole('radio').nth(2).isChecked()).toBe(true)

  async function answer(): Promise<void> {
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Check answer' }).click()
  }
  async function next(step: number): Promise<void> {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByText(`Step ${step} of 5`).waitFor()
  }
})

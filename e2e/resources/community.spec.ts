// What parents take to the school gate: one tool on a wall, by keyboard, and on one sheet of paper.

import type { Page } from '@playwright/test'
import { translator } from '#src/platform/content/translator.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

test('one tool is shown as slides by keyboard in both reading directions, and on paper', async ({ page }) => {
  await test.step('the slides move by keyboard, fill the screen, and end with a code for the phone', async () => {
    await openPage(page, '/community/slides')
    await page.getByText('1 of 5').waitFor()
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await page.keyboard.press('ArrowRight')
    await page.getByText('2 of 5').waitFor()
    await expect.poll(() => focused(page)).toBe('One evening')
    await page.keyboard.press('PageUp')
    await page.getByText('1 of 5').waitFor()
    await expect.poll(() => focused(page)).toBe(title)
    await page.keyboard.press('End')
    await page.getByText('5 of 5').waitFor()
    await page.getByRole('img', { name: 'Code that opens this tool on a phone' }).waitFor()
    await page.getByRole('button', { name: 'Full screen' }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    // A press on 'back' to the first slide keeps the keyboard focus.
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByText('4 of 5').waitFor()
    await expect.poll(() => focused(page)).toBe('What may help tonight')
  })
  await test.step('the arrows go with the line of reading, also from right to left', async () => {
    await openPage(page, '/ur/community/slides')
    const place = (number: number) =>
      page.getByText(translator('ur')('slides_place', { number: String(number), all: '5' }), { exact: true })
    await place(1).waitFor()
    // The tool is not translated, its title is: what is English says so, and is read from left to right.
    const lead = page.getByRole('main').getByText('Find a stopping place')
    expect(
      await lead.evaluate((words) => [
        words.closest('[lang]')?.getAttribute('lang'),
        getComputedStyle(words).direction,
      ]),
    ).toEqual(['en-GB', 'ltr'])
    expect(
      await page.getByRole('heading', { level: 1 }).evaluate((title) => title.closest('[lang]')?.getAttribute('lang')),
    ).toBe('ur')
    await page.keyboard.press('ArrowLeft')
    await place(2).waitFor()
    await page.keyboard.press('ArrowRight')
    await place(1).waitFor()
  })
  await test.step('the sheet is one side of A4, with the words of the tool and its address alone', async () => {
    await openPage(page, '/community/slides')
    await page.getByRole('button', { name: 'Print the sheet' }).waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.getByText('It takes about').waitFor()
    await page.locator('svg[role="img"]:visible').waitFor()
    const words = await page.locator('body').innerText()
    expect(words).toContain('/digitalLaunchpad/modules/module1/lessons/1.1')
    expect(words).not.toContain('Full screen')
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  })
})

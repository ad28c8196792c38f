// What header and menu lead to, and that they fit.

import type { Locator, Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { newEmail, PASSWORD } from '../../testing/browser/people.ts'
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 1280, height: 740 } })

/** Pixels of the thin row and of the row with the five places. */
const TWO_ROWS = 112
/** Windows in which the longer words of a language fit closely. */
const WIDTHS = {
  '/': [1024, 1280],
  '/cy': [960, 1024, 1100, 1160, 1200],
  '/pl': [960, 1024, 1070],
  '/ur': [960, 1024],
}

const header = (page: Page) => page.getByRole('banner')

async function expectToFit(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
  expect((await header(page).boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(TWO_ROWS)
}

async function expectOneLine(link: Locator): Promise<void> {
  expect((await link.boundingBox())?.height).toBeLessThanOrEqual(52)
}

test('the header fits the window with longer words and a long address', async ({ page }) => {
  await test.step('nine links on two rows, in every language', async () => {
    for (const [path, widths] of Object.entries(WIDTHS)) {
      await openPage(page, path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 })
        await expectToFit(page, width)
        await expect(header(page).getByRole('navigation').getByRole('link')).toHaveCount(9)
      }
    }
    await openPage(page, '/')
    const about = page.getByRole('navigation', { name: 'About Handrail' }).getByRole('link')
    await expect(about).toHaveText(['Roadmap', 'About', 'Sources', 'New! Resources'])
    const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(places).toHaveText(['Tonight', 'Tools', 'Talks', 'Our plan', 'Set up'])
    for (const link of await header(page).getByRole('link').all()) await expectOneLine(link)
  })
  await test.step('a long address pushes nothing out of it', async () => {
    await openPage(page, '/register')
    await page.getByLabel('Email', { exact: true }).fill(`a.rather.long.name.of.${newEmail()}`)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('checkbox').first().check()
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
    const logout = header(page).getByRole('button', { name: 'Logout' })
    await logout.waitFor()
    for (const width of [960, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      const box = await logout.boundingBox()
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      await expectToFit(page, width)
      await expectOneLine(header(page).getByRole('link', { name: 'New! Resources' }))
    }
  })
  await test.step('the last entry of the menu is reached with a thumb, upright and on its side', async () => {
    for (const [width, height] of [
      [360, 640],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height })
      await openPage(page, '/')
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.mouse.move(width / 2, height / 2)
      await page.mouse.wheel(0, 2_000)
      const last = header(page).getByRole('link', { name: 'اردو' }).last()
      await expect(last).toBeInViewport({ ratio: 1 })
    }
  })
})

test('the place of a page is marked, and the next one is fetched on hover', async ({ page }) => {
  const marked = header(page).locator('a[aria-current]')
  for (const [path, names] of [
    ['/', ['Tonight']],
    ['/digitalLaunchpad/modules/module1', ['Tools']],
    ['/plan/agreement', ['Our plan']],
    ['/set-up', ['Set up']],
    ['/help', ['Get help now']],
    ['/about', []],
  ] as const) {
    await page.goto(path)
    await expect(marked, path).toHaveText([...names])
  }
  await openPage(page, '/about')
  const fetched = page.waitForRequest(/\/set-up\.data/)
  await header(page).getByRole('link', { name: 'Set up' }).hover()
  await fetched
  expect(new URL(page.url()).pathname).toBe('/about')
})

test('an age on home leads to the tools to begin with', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('region', { name: 'How old is your child?' }).getByRole('link', { name: '5 to 8' }).click()
  await page.waitForURL('**/tools?age=5-to-8')
  await expect(page.getByRole('button', { name: '5 to 8', pressed: true })).toBeVisible()
  await page.getByRole('heading', { name: /5 to 8/ }).waitFor()
})

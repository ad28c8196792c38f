// The Parent Resources Hub: the download of a checklist.

import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { checklistPath, RESOURCES_PATH } from '#src/shared/paths.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { checklistNames } from '../../testing/content/real-content.ts'
import { readPdf } from '../../testing/pdf/pdf-reader.ts'
import { expect, test } from '../fixtures.ts'

const sprint = checklistNames('digital-safety-sprint')

const button = (page: Page) => page.getByRole('button', { name: 'Download Checklist' }).first()
const form = (page: Page) => page.getByRole('dialog', { name: 'Get Your Free Checklist' })

/** Holds every request to an address until it is released. */
async function hold(page: Page, address: string): Promise<{ letGo: () => void; count: () => number }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let seen = 0
  await page.route(address, async (route: Route) => {
    seen += 1
    await promise
    await route.continue()
  })
  return { letGo: resolve, count: () => seen }
}

// What the form asks for and sends is in the specification's table.
test('the form saves the PDF, even when closed meanwhile, or leads to the page', async ({ page }) => {
  await openPage(page, RESOURCES_PATH)
  await test.step('it can be closed, and the focus is back on its button', async () => {
    await button(page).click()
    await form(page).getByRole('button', { name: 'Close' }).click()
    await form(page).waitFor({ state: 'detached' })
    await expect(button(page)).toBeFocused()
  })
  await test.step('it says what is missing', async () => {
    await button(page).click()
    const missing = form(page)
      .getByRole('status')
      .filter({ hasText: /to carry on/ })
    await expect(missing).toHaveText('Enter your email address and tick both boxes to carry on.')
  })
  await test.step('Escape closes it while the PDF is made, and repeated presses ask for no second one', async () => {
    const held = await hold(page, '**/api/resources/generate-pdf')
    await form(page).getByLabel('Email', { exact: true }).fill('anna@example.org')
    for (const box of await form(page).getByRole('checkbox').all()) await box.check()
    const saved = page.waitForEvent('download')
    await form(page).getByRole('button', { name: 'Unlock & Download' }).click()
    await form(page).getByText('Generating your PDF...').waitFor()
    await page.keyboard.press('Escape')
    await form(page).waitFor({ state: 'detached' })
    await page.getByRole('status').filter({ hasText: 'Generating your PDF...' }).waitFor()
    await button(page).click({ force: true })
    expect(await form(page).count()).toBe(0)
    held.letGo()
    const download = await saved
    expect(held.count()).toBe(1)
    expect(download.suggestedFilename()).toBe(sprint.pdfFileName)
    const pdf = await readPdf(await readFile(await download.path()))
    expect(pdf).toMatchObject({ title: sprint.title, tagged: true, language: 'en-GB' })
    expect(pdf.besides[0]).toMatch(/^Handrail/)
    // The requested tips start only after a press on a mailed link, so the page must say so.
    await page.getByRole('main').getByText("we've sent a link to confirm").waitFor()
  })
  await test.step('it can be asked for again, and leads to the page that needs no email', async () => {
    await button(page).click()
    await form(page).getByRole('link', { name: 'Or read it on this page, no email needed' }).click()
    await page.waitForURL(checklistPath('digital-safety-sprint'))
    await page.getByRole('heading', { level: 1, name: sprint.title }).waitFor()
  })
})

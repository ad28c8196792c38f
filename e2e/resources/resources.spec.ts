// The Parent Resources Hub: the download of a checklist, with every branch.

import { readFile } from 'node:fs/promises'
import type { Download, Page, Route } from '@playwright/test'
import { checklistPath, RESOURCES_PATH } from '#src/shared/paths.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { checklistNames } from '../../testing/content/real-content.ts'
import { readPdf } from '../../testing/pdf/pdf-reader.ts'
import { expect, test } from '../fixtures.ts'

const SUBSCRIBE = '**/api/emails/subscribe'
const PDF = '**/api/resources/generate-pdf'

const sprint = checklistNames('digital-safety-sprint')

const button = (page: Page) => page.getByRole('button', { name: 'Download Checklist' }).first()
const form = (page: Page) => page.getByRole('dialog', { name: 'Get Your Free Checklist' })
const unlock = (page: Page) => form(page).getByRole('button', { name: 'Unlock & Download' })

async function open(page: Page): Promise<void> {
  await openPage(page, RESOURCES_PATH)
}

async function fillIn(page: Page, email?: string): Promise<void> {
  if (email !== undefined) await form(page).getByLabel('Email', { exact: true }).fill(email)
  await form(page)
    .getByRole('checkbox', { name: /Saturday Morning Summary/ })
    .check()
  await form(page)
    .getByRole('checkbox', { name: /Privacy Policy/ })
    .check()
}

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

async function pdfOf(download: Download) {
  return readPdf(await readFile(await download.path()))
}

test.describe('signed out', () => {
  test('the form opens, waits for an address and two ticks, subscribes and saves the PDF under its name', async ({
    page,
  }) => {
    await open(page)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('The Parent Resources Hub')
    await button(page).click()
    await form(page)
      .getByText("Enter your email to get this checklist and receive our 'Saturday Morning Summary'.")
      .waitFor()
    const missing = form(page)
      .getByRole('status')
      .filter({ hasText: /to carry on/ })
    expect(await unlock(page).getAttribute('aria-disabled')).toBe('true')
    expect(await missing.textContent()).toBe('Enter your email address and tick both boxes to carry on.')
    await unlock(page).click({ force: true })
    expect(await form(page).getByLabel('Email', { exact: true }).count()).toBe(1)
    for (const wrong of ['anna', 'anna@', 'anna@example', 'an na@example.org', '@example.org']) {
      await fillIn(page, wrong)
      expect(await unlock(page).getAttribute('aria-disabled'), wrong).toBe('true')
    }
    await form(page).getByLabel('Email', { exact: true }).fill('anna@example.org')
    expect(await unlock(page).getAttribute('aria-disabled')).toBeNull()
    for (const box of await form(page).getByRole('checkbox').all()) {
      await box.uncheck()
      expect(await unlock(page).getAttribute('aria-disabled')).toBe('true')
      await box.check()
    }
    const held = await hold(page, PDF)
    const subscribed = page.waitForRequest(SUBSCRIBE)
    const saved = page.waitForEvent('download')
    await unlock(page).click()
    expect((await subscribed).postDataJSON()).toMatchObject({
      email: 'anna@example.org',
      context: 'resource-download',
      gdprConsent: { emailMarketing: true, privacyPolicy: true, timestamp: expect.stringMatching(/^20\d\d-.*Z$/) },
    })
    await form(page).getByText('Generating your PDF...').waitFor()
    await form(page).getByText('Please wait a moment.').waitFor()
    const close = form(page).getByRole('button', { name: 'Close' })
    expect(await close.getAttribute('aria-disabled')).toBe('true')
    await close.click({ force: true })
    await form(page).waitFor()
    held.letGo()
    const download = await saved
    expect(download.suggestedFilename()).toBe(sprint.pdfFileName)
    await form(page).waitFor({ state: 'detached' })
    // The requested tips start only after a press on a mailed link, so the page must say so.
    await page.getByRole('main').getByText("we've sent a link to confirm").waitFor()
    const pdf = await pdfOf(download)
    expect(pdf).toMatchObject({ title: sprint.title, tagged: true, language: 'en-GB' })
    expect(pdf.besides[0]).toMatch(/^Handrail/)
    // The flag is down: it can be asked for again.
    await button(page).click()
    await form(page).waitFor()
  })

  test('Escape closes the form while the PDF is made, and the download still comes', async ({ page }) => {
    await open(page)
    const held = await hold(page, PDF)
    await button(page).click()
    await fillIn(page, 'anna@example.org')
    const saved = page.waitForEvent('download')
    await unlock(page).click()
    await form(page).getByText('Generating your PDF...').waitFor()
    await page.keyboard.press('Escape')
    await form(page).waitFor({ state: 'detached' })
    await page.getByRole('status').filter({ hasText: 'Generating your PDF...' }).waitFor()
    // Repeat clicks are ignored while it is made.
    await button(page).click({ force: true })
    expect(await form(page).count()).toBe(0)
    held.letGo()
    await saved
    expect(held.count()).toBe(1)
  })

  test('the form can be closed, and leads to the page that needs no email', async ({ page }) => {
    await open(page)
    await button(page).click()
    await form(page).getByRole('button', { name: 'Close' }).click()
    await form(page).waitFor({ state: 'detached' })
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await button(page).click()
    expect(
      await form(page)
        .getByRole('link', { name: /^Privacy Policy/ })
        .evaluate((link: HTMLAnchorElement) => [link.pathname, link.target]),
    ).toEqual(['/privacy', '_blank'])
    await form(page).getByRole('link', { name: 'Or read it on this page, no email needed' }).click()
    await page.waitForURL(checklistPath('digital-safety-sprint'))
    await page.getByRole('heading', { level: 1, name: sprint.title }).waitFor()
  })
})

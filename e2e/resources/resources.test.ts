// The Parent Resources Hub: the download of a checklist, with every branch.

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Download, Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { checklistPath, RESOURCES_PATH } from '#src/shared/paths.ts'
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { checklistNames } from '../../testing/content/real-content.ts'
import { readPdf } from '../../testing/pdf/pdf-reader.ts'

const CHECK = '**/api/emails/check/**'
const SUBSCRIBE = '**/api/emails/subscribe'
const PDF = '**/api/resources/generate-pdf'
const PDF_FAILED = "Sorry, we couldn't generate the PDF. Please try again."

const sprint = checklistNames('digital-safety-sprint')
const stage = openStage({ TRUSTED_PROXIES: '127.0.0.1' })

let people = 0
const person = (expected?: RegExp): BrowserContextOptions & { expected?: RegExp } => {
  people += 1
  const options = { extraHTTPHeaders: { 'X-Forwarded-For': `203.0.113.${people}` } }
  return expected === undefined ? options : { ...options, expected }
}

const button = (page: Page) => page.getByRole('button', { name: 'Download Checklist' }).first()
const form = (page: Page) => page.getByRole('dialog', { name: 'Get Your Free Checklist' })
const unlock = (page: Page) => form(page).getByRole('button', { name: 'Unlock & Download' })

async function open(page: Page): Promise<void> {
  await openPage(page, stage.server.url + RESOURCES_PATH)
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

async function register(page: Page): Promise<string> {
  const email = `parent-${randomUUID().slice(0, 8)}@example.org`
  await openPage(page, `${stage.server.url}/register`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a calm evening for once')
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL(`${stage.server.url}/`)
  return email
}

/** Holds every request to an address until it is let go. */
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

describe('signed out', () => {
  test('the form opens, waits for an address and two ticks, subscribes and saves the PDF under its name', async () => {
    await using visit = await startVisit(stage.browser, person())
    const { page } = visit
    await open(page)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('The Parent Resources Hub')
    await button(page).click()
    await form(page)
      .getByText("Enter your email to get this checklist and receive our 'Saturday Morning Summary'.")
      .waitFor()
    const missing = form(page)
      .getByRole('status')
      .filter({ hasText: /to go on/ })
    expect(await unlock(page).getAttribute('aria-disabled')).toBe('true')
    expect(await missing.textContent()).toBe('Enter your email address and tick both boxes to go on.')
    await unlock(page).click({ force: true })
    expect(await form(page).getByLabel('Email', { exact: true }).count()).toBe(1)
    for (const wrong of ['anna', 'anna@', 'anna@example', 'an na@example.org', '@example.org']) {
      await fillIn(page, wrong)
      expect(await unlock(page).getAttribute('aria-disabled'), wrong).toBe('true')
    }
    await form(page).getByLabel('Email', { exact: true }).fill('anna@example.org')
    expect(await unlock(page).getAttribute('aria-disabled')).toBeNull()
    expect(await findViolations(page)).toEqual([])
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
    expect(await findViolations(page)).toEqual([])
    held.letGo()
    const download = await saved
    expect(download.suggestedFilename()).toBe(sprint.pdfFileName)
    await form(page).waitFor({ state: 'detached' })
    // The tips that were asked for come only after a press on a link by mail: nobody would look for it unsaid.
    await page.getByRole('main').getByText("we've sent a link to confirm").waitFor()
    const pdf = await pdfOf(download)
    expect(pdf).toMatchObject({ title: sprint.title, tagged: true, language: 'en-GB' })
    expect(pdf.besides[0]).toMatch(/^Handrail/)
    // The flag is down: it can be asked for again.
    await button(page).click()
    await form(page).waitFor()
  })

  test('the PDF comes although subscribing fails', async () => {
    await using visit = await startVisit(stage.browser, person(/Failed to load/))
    const { page } = visit
    await open(page)
    await page.route(SUBSCRIBE, (route) => route.abort())
    await page.getByRole('button', { name: 'Download Checklist' }).nth(3).click()
    await fillIn(page, 'anna@example.org')
    const saved = page.waitForEvent('download')
    await unlock(page).click()
    expect((await saved).suggestedFilename()).toBe('Handrail-Gaming-Transition-Mastery.pdf')
  })

  test('a PDF that fails closes the form and says so in an alert, and the next try works', async () => {
    await using visit = await startVisit(stage.browser, person(/status of 503/))
    const { page } = visit
    await open(page)
    await page.route(PDF, (route) => route.fulfill({ status: 503, json: { message: 'x' } }))
    await button(page).click()
    await fillIn(page, 'anna@example.org')
    await unlock(page).click()
    const alert = page.getByRole('alertdialog')
    await alert.getByText(PDF_FAILED).waitFor()
    expect(await form(page).count()).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await alert.getByRole('button', { name: 'OK' }).click()
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await page.unroute(PDF)
    await button(page).click()
    await fillIn(page, 'anna@example.org')
    const saved = page.waitForEvent('download')
    await unlock(page).click()
    await saved
  })

  test('Escape closes the form while the PDF is made, and the work goes on', async () => {
    await using visit = await startVisit(stage.browser, person())
    const { page } = visit
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

  test('the form can be closed, and leads to the page that needs no email', async () => {
    await using visit = await startVisit(stage.browser, person())
    const { page } = visit
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
    await page.waitForURL(stage.server.url + checklistPath('digital-safety-sprint'))
    await page.getByRole('heading', { level: 1, name: sprint.title }).waitFor()
  })
})

describe('signed in', () => {
  test('not subscribed: the address is filled in and cannot be changed', async () => {
    await using visit = await startVisit(stage.browser, person())
    const { page } = visit
    const email = await register(page)
    await open(page)
    const asked = page.waitForRequest(CHECK)
    await button(page).click()
    expect(decodeURIComponent((await asked).url())).toContain(`/check/${email}`)
    expect(await (await asked).headerValue('authorization')).toMatch(/^Bearer /)
    await form(page)
      .getByText("Just confirm below to get your checklist and subscribe to our 'Saturday Morning Summary'.")
      .waitFor()
    const field = form(page).getByLabel('Email', { exact: true })
    expect(await field.inputValue()).toBe(email)
    expect(await field.getAttribute('readonly')).not.toBeNull()
    expect(await form(page).getByRole('checkbox', { checked: true }).count()).toBe(0)
    await fillIn(page)
    const saved = page.waitForEvent('download')
    await unlock(page).click()
    await saved
  })

  test('subscribed: the PDF comes without a form, once however often it is asked for', async () => {
    await using visit = await startVisit(stage.browser, person())
    const { page } = visit
    await register(page)
    await open(page)
    await page.route(CHECK, (route) => route.fulfill({ json: { subscribed: true } }))
    const held = await hold(page, PDF)
    const saved = page.waitForEvent('download')
    await button(page).click()
    for (let again = 0; again < 3; again++) await button(page).click({ force: true })
    await page.getByRole('status').filter({ hasText: 'Generating your PDF...' }).waitFor()
    expect(await form(page).count()).toBe(0)
    held.letGo()
    expect((await saved).suggestedFilename()).toBe(sprint.pdfFileName)
    expect(held.count()).toBe(1)
  })

  test('a check that fails opens the form; a PDF that fails without a form says so too', async () => {
    await using visit = await startVisit(stage.browser, person(/Failed to load|status of 5/))
    const { page } = visit
    await register(page)
    await open(page)
    await page.route(CHECK, (route) => route.abort())
    await button(page).click()
    await form(page).waitFor()
    await page.keyboard.press('Escape')
    await page.unroute(CHECK)
    await page.route(CHECK, (route) => route.fulfill({ json: { subscribed: true } }))
    await page.route(PDF, (route) => route.fulfill({ status: 500, body: 'x' }))
    await button(page).click()
    await page.getByRole('alertdialog').getByText(PDF_FAILED).waitFor()
  })
})

test('the hub is linked from header and footer and not from the menu on phones', async () => {
  await using wide = await startVisit(stage.browser, { ...person(), viewport: { width: 1280, height: 800 } })
  await wide.page.goto(stage.server.url)
  expect(
    await wide.page
      .getByRole('navigation', { name: 'About Handrail' })
      .getByRole('link', { name: 'New! Resources' })
      .count(),
  ).toBe(1)
  await using narrow = await startVisit(stage.browser, person())
  await openPage(narrow.page, stage.server.url)
  await narrow.page.getByRole('button', { name: 'Menu' }).click()
  const menu = narrow.page.getByRole('navigation', { name: 'Menu' })
  expect(await menu.getByRole('link', { name: /Resources/ }).count()).toBe(0)
  expect(await narrow.page.getByRole('contentinfo').getByRole('link', { name: 'New! Resources' }).count()).toBe(1)
})

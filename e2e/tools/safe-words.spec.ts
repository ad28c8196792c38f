// Words that hold on the worst night: the page for now, how a serious tool begins, a child's age, and practice by hand.

import type { Page } from '@playwright/test'
import { HELP_PATH, LAUNCHPAD_ID, lessonPath } from '#src/shared/paths.ts'
import { openPage, reloadPage } from '../../testing/browser/open-page.ts'
import { findExercise, listNowPaths, listSeriousPaths } from '../../testing/content/find-tools.ts'
import { readPdf } from '../../testing/pdf/pdf-reader.ts'
import { expect, test } from '../fixtures.ts'

const NOW_PATHS = listNowPaths()
const PLAN_STEP = 4
const TOOL = lessonPath(LAUNCHPAD_ID, 'module1', '1.1')
const OTHER_TOOL = lessonPath(LAUNCHPAD_ID, 'module2', '2.4')

async function openStep(page: Page, path: string, step: number): Promise<void> {
  await openPage(page, path)
  await page.getByRole('button', { name: `Go to step ${step}` }).click()
  await page.getByText(`Step ${step} of 5`).waitFor()
}

const openParts = (page: Page) => page.locator('main details[open] > summary').allTextContents()
const nextButton = (page: Page) => page.getByRole('button', { name: /^(?:Next|Finish Tool)$/ })

test('each page for now prints on two sheets of A4, and an everyday tool has none', async ({ page, request }) => {
  const margin = '15mm'
  for (const path of NOW_PATHS) {
    await page.goto(path)
    const pdf = await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } })
    expect((await readPdf(pdf)).pages, path).toBeLessThanOrEqual(2)
  }
  expect((await request.get(`${TOOL}/now`)).status()).toBe(404)
})

test('serious tools begin with two ways, and both lead there', async ({ page }) => {
  for (const path of listSeriousPaths()) {
    await test.step(path, async () => {
      await openPage(page, path)
      const links = page.getByRole('main').getByRole('link')
      await links.first().waitFor()
      expect((await links.allTextContents()).slice(0, 2)).toEqual(['It is happening now', 'I want to prepare'])
      await page.getByRole('link', { name: 'I want to prepare' }).click()
      const heading = page.locator('#first-step')
      await heading.waitFor()
      expect((await heading.boundingBox())?.y).toBeLessThan(400)
      await expect(heading).toBeFocused()
      await expect(page.getByText(/^Step 1 of \d+$/)).toHaveCount(1)
      await page.getByRole('link', { name: 'It is happening now' }).click()
      await page.waitForURL(`${path}/now`)
      await page.getByRole('heading', { name: 'Say this' }).waitFor()
    })
  }
})

test('an age chosen in one tool opens that part in another, until it is forgotten', async ({ page }) => {
  await openStep(page, TOOL, PLAN_STEP)
  await expect(page.getByRole('link', { name: 'It is happening now' })).toHaveCount(0)
  const group = page.getByRole('group', { name: 'How old is your child?' })
  await expect.poll(() => openParts(page)).toEqual([])
  await group.getByRole('checkbox', { name: '9 to 12' }).check()
  await expect.poll(() => openParts(page)).toEqual(['At 9 to 12'])
  await group.getByRole('checkbox', { name: '13 or over' }).check()
  await expect.poll(() => openParts(page)).toEqual(['At 9 to 12', 'For a teenager'])

  await openStep(page, OTHER_TOOL, PLAN_STEP)
  await group.waitFor()
  await expect.poll(() => openParts(page)).toEqual(['At 9 to 12', 'For a teenager'])
  await expect(group.getByRole('checkbox', { name: '9 to 12' })).toBeChecked()

  await openPage(page, HELP_PATH)
  await page.getByRole('button', { name: 'Forget everything on this device' }).click()
  await page.getByRole('button', { name: 'Yes, forget everything' }).click()
  await openStep(page, TOOL, PLAN_STEP)
  await group.waitFor()
  await expect.poll(() => openParts(page)).toEqual([])

  await test.step('folded parts are open on paper', async () => {
    await openPage(page, TOOL)
    await page.emulateMedia({ media: 'print' })
    const part = page.locator('details', { has: page.getByText('At 5 to 8', { exact: true }) })
    const heightOnPaper = async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      return (await part.locator('p').first().boundingBox())?.height
    }
    await expect.poll(heightOnPaper).toBeGreaterThan(0)
  })
})

/** Leaves the step and returns to it. */
async function goAwayAndBack(page: Page, step: number): Promise<void> {
  const other = step === 2 ? 4 : 2
  await page.getByRole('button', { name: `Go to step ${other}` }).click()
  await page.getByText(`Step ${other} of 5`).waitFor()
  await page.getByRole('button', { name: `Go to step ${step}` }).click()
  await page.getByText(`Step ${step} of 5`).waitFor()
}

test('lines put in order, sorted into piles or written are there when one comes back', async ({ page, newVisitor }) => {
  await test.step('by keyboard lines are put in order, and Next stays open', async () => {
    const { path, step } = findExercise('order')
    await openStep(page, path, step)
    await expect(nextButton(page)).not.toHaveAttribute('aria-disabled')
    const lines = page.getByRole('main').locator('button[aria-pressed]')
    await lines.first().waitFor()
    for (const line of (await lines.all()).toReversed()) {
      await line.focus()
      await page.keyboard.press('Enter')
    }
    const numbered = await lines.allTextContents()
    expect(numbered.at(-1)).toMatch(/^1 /)
    await page.getByRole('button', { name: 'Check the order' }).click()
    await goAwayAndBack(page, step)
    await expect(lines).toHaveText(numbered)
    await page
      .getByText(/^(?:Fits here|Fits better elsewhere)$/)
      .first()
      .waitFor()
  })
  await test.step('by finger lines are sorted into piles, and Next stays open', async () => {
    const { page: phone } = await newVisitor({ hasTouch: true, isMobile: true })
    const { path, step } = findExercise('piles')
    await openStep(phone, path, step)
    const lines = phone.locator('main fieldset')
    await lines.first().waitFor()
    for (const line of await lines.all()) await line.getByRole('radio').last().tap()
    await phone.getByRole('button', { name: 'Check the piles' }).tap()
    await phone.getByText(/lines? fit/).waitFor()
    await expect(nextButton(phone)).not.toHaveAttribute('aria-disabled')
    await goAwayAndBack(phone, step)
    await lines.first().waitFor()
    for (const line of await lines.all()) await expect(line.getByRole('radio').last()).toBeChecked()
  })
  await test.step('own words are sent nowhere, and gone when the tab is closed', async () => {
    const { page: tab, context } = await newVisitor()
    const words = 'We stop after this one, and I sit with you'
    const sent: string[] = []
    tab.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    const { path, step } = findExercise('own-words')
    await openStep(tab, path, step)
    await tab.getByRole('textbox', { name: 'In your own words' }).fill(words)
    await tab.getByRole('button', { name: 'Compare' }).click()
    await expect(
      tab
        .locator('section', { has: tab.getByRole('textbox') })
        .last()
        .getByRole('listitem'),
    ).toHaveCount(3)
    await reloadPage(tab)
    await tab.getByRole('button', { name: `Go to step ${step}` }).click()
    await expect(tab.getByRole('textbox', { name: 'In your own words' })).toHaveValue(words)
    expect(sent.filter((request) => /sit with you|sit%20with/.test(request))).toEqual([])
    const later = await context.newPage()
    await openStep(later, path, step)
    await expect(later.getByRole('textbox', { name: 'In your own words' })).toHaveValue('')
  })
})

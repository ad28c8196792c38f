// Words that hold on the worst night: the page for now, how a serious tool begins, a child's age, and practice by hand.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { HELP_PATH, HOME_PATH, LAUNCHPAD_ID, lessonPath } from '#src/shared/paths.ts'
import { addRules } from '../../testing/browser/layout-faults.ts'
import { openPage, reloadPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { keepEverything } from '../../testing/browser/worker-ready.ts'
import { findExercise, listNowPaths, listSeriousPaths } from '../../testing/content/find-tools.ts'

const stage = openStage()

const NOW_PATHS = listNowPaths()
const PLAN_STEP = 4
const TOOL = lessonPath(LAUNCHPAD_ID, 'module1', '1.1')
const OTHER_TOOL = lessonPath(LAUNCHPAD_ID, 'module2', '2.4')

async function openStep(page: Page, path: string, step: number): Promise<void> {
  await openPage(page, stage.server.url + path)
  await page.getByRole('button', { name: `Go to step ${step}` }).click()
  await page.getByText(`Step ${step} of 5`).waitFor()
}

const openParts = (page: Page) => page.locator('main details[open] > summary').allTextContents()
const nextButton = (page: Page) => page.getByRole('button', { name: /^(?:Next|Finish Tool)$/ })

describe.each(NOW_PATHS)('%s', (path) => {
  test('E-2, E-9: is whole without scripts: short actions, numbers to tap, words to say, and nothing that asks', async () => {
    await using visit = await startVisit(stage.browser, { javaScriptEnabled: false })
    const { page } = visit
    const answer = await page.goto(stage.server.url + path)
    expect(answer?.status()).toBe(200)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    const actions = await page.locator('main ol > li').allInnerTexts()
    expect(actions.length).toBeGreaterThanOrEqual(4)
    expect(actions.filter((action) => action.split(/\s+/).length > 30)).toEqual([])
    expect(await page.locator('main ol a[href^="tel:"]').count()).toBeGreaterThan(0)
    await page.getByRole('heading', { name: 'Say this', exact: true }).waitFor()
    await page.getByRole('heading', { name: "Don't", exact: true }).waitFor()
    expect(await page.locator('form, dialog, input, select, textarea, button').count()).toBe(0)
    expect(await page.locator('body').innerText()).not.toMatch(/newsletter|cookies|Saturday/i)
    // A call opens no empty tab, and nobody loses the page in a row of them.
    expect(await page.locator('a[target]').count()).toBe(0)
  })

  test('E-9: fits on two sheets of A4', async () => {
    await using visit = await startVisit(stage.browser)
    await openPage(visit.page, stage.server.url + path)
    const margin = '15mm'
    const pdf = await visit.page.pdf({
      format: 'A4',
      margin: { top: margin, right: margin, bottom: margin, left: margin },
    })
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets?.length).toBeGreaterThan(0)
    expect(sheets?.length).toBeLessThanOrEqual(2)
  })
})

test.each(NOW_PATHS)('D10: with letters twice as large the words of %s have most of the width', async (path) => {
  await using visit = await startVisit(stage.browser, { viewport: { width: 360, height: 640 } })
  const { page } = visit
  await openPage(page, stage.server.url + path)
  await addRules(page, 'html { font-size: 200% }')
  const share = await page
    .locator('main ol > li')
    .first()
    .evaluate((action) => {
      const { paddingInlineStart } = getComputedStyle(action)
      return (action.clientWidth - Number.parseFloat(paddingInlineStart)) / document.documentElement.clientWidth
    })
  expect(share).toBeGreaterThan(0.6)
  const help = await page.getByRole('link', { name: 'Get help now' }).first().boundingBox()
  expect(help?.height, 'one line').toBeLessThan(100)
})

test('decision 59: the question about cookies never comes on a page for now', async () => {
  await using visit = await startVisit(stage.browser, { undecided: true })
  await openPage(visit.page, stage.server.url + (NOW_PATHS[0] ?? ''))
  await visit.page.waitForTimeout(7_000)
  expect(await visit.page.getByRole('dialog').count()).toBe(0)
})

test('E-9: pages for now are in the sitemap, and a tool that is not serious has none', async () => {
  const sitemap = await (await fetch(`${stage.server.url}/sitemap.xml`)).text()
  expect(NOW_PATHS.filter((path) => !sitemap.includes(`${path}<`))).toEqual([])
  expect((await fetch(`${stage.server.url}${TOOL}/now`)).status).toBe(404)
  await using visit = await startVisit(stage.browser, { expected: /status of 404/, javaScriptEnabled: false })
  await visit.page.goto(`${stage.server.url}${TOOL}/now`)
  await visit.page.getByRole('link', { name: 'Get help now' }).first().waitFor()
})

test('E-9: after the first visit to any page a page for now opens without a network', async () => {
  await using visit = await startVisit(stage.browser, {
    serviceWorkers: 'allow',
    expected: /ERR_|Failed to load resource|Failed to fetch/,
  })
  const { page, context } = visit
  await page.goto(stage.server.url + HOME_PATH, { waitUntil: 'load' })
  await keepEverything(page)
  await context.setOffline(true)
  for (const path of NOW_PATHS) {
    await page.goto(stage.server.url + path)
    await page.getByRole('heading', { name: 'Say this' }).waitFor()
  }
  await page.getByRole('link', { name: /^Back to the tool/ }).click()
  await page.getByText('Step 1 of 5').waitFor()
})

describe.each(listSeriousPaths())('%s', (path) => {
  test('E-1: begins with two ways, with and without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      await using visit = await startVisit(stage.browser, { javaScriptEnabled })
      const { page } = visit
      await openPage(page, stage.server.url + path)
      const links = page.getByRole('main').getByRole('link')
      await links.first().waitFor()
      expect((await links.allTextContents()).slice(0, 2)).toEqual(['It is happening now', 'I want to prepare'])
      await page.getByRole('link', { name: 'I want to prepare' }).click()
      const heading = page.locator('#first-step')
      await heading.waitFor()
      expect((await heading.boundingBox())?.y).toBeLessThan(400)
      if (javaScriptEnabled) {
        expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
        expect(await page.getByText(/^Step 1 of \d+$/).count()).toBe(1)
      }
      await page.getByRole('link', { name: 'It is happening now' }).click()
      await page.waitForURL(`${stage.server.url}${path}/now`)
      await page.getByRole('heading', { name: 'Say this' }).waitFor()
    }
  })
})

test('E-1: an everyday tool begins with itself', async () => {
  await using visit = await startVisit(stage.browser)
  await visit.page.goto(stage.server.url + TOOL)
  expect(await visit.page.getByRole('link', { name: 'It is happening now' }).count()).toBe(0)
})

describe("a child's age", () => {
  test('E-3, E-8: told in one tool, it opens the fitting part of another, after a reload too, until it is forgotten', async () => {
    await using visit = await startVisit(stage.browser)
    const { page } = visit
    await openStep(page, TOOL, PLAN_STEP)
    const group = page.getByRole('group', { name: 'How old is your child?' })
    await expect.poll(() => openParts(page)).toEqual([])
    await group.getByRole('checkbox', { name: '9 to 12' }).check()
    await expect.poll(() => openParts(page)).toEqual(['At 9 to 12'])
    await group.getByRole('checkbox', { name: '13 or over' }).check()
    await expect.poll(() => openParts(page)).toEqual(['At 9 to 12', 'For a teenager'])

    await openStep(page, OTHER_TOOL, PLAN_STEP)
    await group.waitFor()
    await expect.poll(() => openParts(page)).toEqual(['At 9 to 12', 'For a teenager'])
    expect(await group.getByRole('checkbox', { name: '9 to 12' }).isChecked()).toBe(true)

    await openPage(page, stage.server.url + HELP_PATH)
    await page.getByRole('button', { name: 'Forget everything on this device' }).click()
    await page.getByRole('button', { name: 'Yes, forget everything' }).click()
    await openStep(page, TOOL, PLAN_STEP)
    await group.waitFor()
    await expect.poll(() => openParts(page)).toEqual([])
  })

  test('E-8: is asked on no step with a question, by the keyboard too it opens its part, and the tool goes on', async () => {
    await using visit = await startVisit(stage.browser)
    const { page } = visit
    for (const step of [1, 2, 3, 5]) {
      await openStep(page, TOOL, step)
      expect(await page.getByRole('group', { name: 'How old is your child?' }).count()).toBe(0)
    }
    await openStep(page, TOOL, PLAN_STEP)
    await page.getByRole('checkbox', { name: '5 to 8' }).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => openParts(page)).toEqual(['At 5 to 8'])
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByText('Step 5 of 5').waitFor()
  })

  test('E-3: without scripts every part opens by a tap', async () => {
    await using visit = await startVisit(stage.browser, { javaScriptEnabled: false })
    const { page } = visit
    await page.goto(stage.server.url + TOOL)
    const part = page.locator('details', { has: page.getByText('At 5 to 8', { exact: true }) })
    await part.locator('summary').click()
    expect(await part.locator('p').first().isVisible()).toBe(true)
    expect(await page.getByRole('group', { name: 'How old is your child?' }).count()).toBe(0)
  })
})

test('E-4: after an answer the others open, the options stay locked, and Next is open', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await openStep(page, TOOL, 3)
  const others = page.getByText('What the others would have led to')
  expect(await others.count()).toBe(0)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Check answer' }).click()
  await others.focus()
  await page.keyboard.press('Enter')
  const options = await page.getByRole('radio').count()
  const shown = page.locator('details[open] dd')
  expect(await shown.count()).toBe(options - 1)
  expect(await nextButton(page).getAttribute('aria-disabled')).toBeNull()
})

describe('E-7: an exercise is done by keyboard, closes nothing, and is there when one comes back', () => {
  /** Leaves the step and returns to it. */
  async function goAwayAndBack(page: Page, step: number): Promise<void> {
    const other = step === 2 ? 4 : 2
    await page.getByRole('button', { name: `Go to step ${other}` }).click()
    await page.getByText(`Step ${other} of 5`).waitFor()
    await page.getByRole('button', { name: `Go to step ${step}` }).click()
    await page.getByText(`Step ${step} of 5`).waitFor()
  }

  test('put in order', async () => {
    await using visit = await startVisit(stage.browser)
    const { page } = visit
    const { path, step } = findExercise('order')
    await openStep(page, path, step)
    expect(await nextButton(page).getAttribute('aria-disabled')).toBeNull()
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
    await lines.first().waitFor()
    expect(await lines.allTextContents()).toEqual(numbered)
    await page
      .getByText(/^(?:Fits here|Fits better elsewhere)$/)
      .first()
      .waitFor()
  })

  test('sort into piles', async () => {
    await using visit = await startVisit(stage.browser, { hasTouch: true, isMobile: true })
    const { page } = visit
    const { path, step } = findExercise('piles')
    await openStep(page, path, step)
    const lines = page.locator('main fieldset')
    await lines.first().waitFor()
    for (const line of await lines.all()) await line.getByRole('radio').last().tap()
    await page.getByRole('button', { name: 'Check the piles' }).tap()
    await page.getByText(/lines? fit/).waitFor()
    expect(await nextButton(page).getAttribute('aria-disabled')).toBeNull()
    await goAwayAndBack(page, step)
    await lines.first().waitFor()
    for (const line of await lines.all()) expect(await line.getByRole('radio').last().isChecked()).toBe(true)
  })

  test('say it yourself, which is sent nowhere, and gone when the tab is closed', async () => {
    await using visit = await startVisit(stage.browser)
    const { page, context } = visit
    const words = 'We stop after this one, and I sit with you'
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    const { path, step } = findExercise('own-words')
    await openStep(page, path, step)
    await page.getByRole('textbox', { name: 'In your own words' }).fill(words)
    await page.getByRole('button', { name: 'Compare' }).click()
    expect(
      await page
        .locator('section', { has: page.getByRole('textbox') })
        .last()
        .getByRole('listitem')
        .count(),
    ).toBe(3)
    await reloadPage(page)
    await page.getByRole('button', { name: `Go to step ${step}` }).click()
    expect(await page.getByRole('textbox', { name: 'In your own words' }).inputValue()).toBe(words)
    expect(sent.filter((request) => /sit with you|sit%20with/.test(request))).toEqual([])
    const later = await context.newPage()
    await openStep(later, path, step)
    expect(await later.getByRole('textbox', { name: 'In your own words' }).inputValue()).toBe('')
  })
})

test('E-3: what is folded stands open on paper', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await openPage(page, stage.server.url + TOOL)
  await page.emulateMedia({ media: 'print' })
  const part = page.locator('details', { has: page.getByText('At 5 to 8', { exact: true }) })
  const heightOnPaper = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    return (await part.locator('p').first().boundingBox())?.height
  }
  await expect.poll(heightOnPaper).toBeGreaterThan(0)
})

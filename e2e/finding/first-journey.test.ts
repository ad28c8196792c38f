// The main job: find tonight's challenge, practise a tool, and find it ticked after closing the browser.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()

async function answerWith(page: Page, option: number): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true })
  expect(await next.getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('radio').nth(option).check()
  await page.getByRole('button', { name: 'Check answer' }).click()
  expect(await next.getAttribute('aria-disabled')).toBeNull()
}

test('a parent on a phone types "strangers", walks through the tool and finds it ticked the next day', async () => {
  let kept: Awaited<ReturnType<import('playwright-core').BrowserContext['storageState']>>
  {
    await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow', hasTouch: true, isMobile: true })
    const { page } = visit
    await page.goto(stage.server.url)
    await page.getByRole('searchbox').fill('strangers')
    await page.getByText(/^\d tools? found$/).waitFor()
    await page.locator('main a[href$="/lessons/3.2?from=search"]').click()
    await page.getByText('Step 1 of 5').waitFor()

    // A tap on Next without an answer goes nowhere and says why.
    await page.getByRole('button', { name: 'Next', exact: true }).click({ force: true })
    await page.getByText('Choose an answer to carry on.').waitFor()
    await answerWith(page, 1)
    await page.getByRole('heading', { name: /Feedback:|Here's some food for thought:/ }).waitFor()
    expect(await page.getByRole('radio').first().isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByText('Step 2 of 5').waitFor()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByText('Step 3 of 5').waitFor()
    await answerWith(page, 0)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByText('Step 5 of 5').waitFor()
    await page.getByRole('button', { name: 'Finish Tool' }).click()

    const complete = page.getByRole('dialog', { name: 'Tool Complete!' })
    await complete.getByText(/^You finished: /).waitFor()
    await complete.getByRole('region', { name: 'Your next step' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    await complete.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // One clear next thing: the tool after this one, and from the last one back to the toolkit.
    const finished = page.getByRole('region', { name: 'Tool finished' })
    const next = finished.getByRole('link', { name: /^Next tool: .+ \(\d+ min\)$/ })
    expect(await next.getAttribute('href')).toBe('/digitalLaunchpad/modules/module3/lessons/3.3')
    kept = await visit.context.storageState()
  }

  await using later = await startVisit(stage.browser, { serviceWorkers: 'allow', storageState: kept })
  await later.page.goto(`${stage.server.url}/digitalLaunchpad/modules/module3`)
  const tools = later.page.getByRole('main').getByRole('listitem')
  await tools.filter({ hasText: 'Completed' }).waitFor()
  const summary = await later.page.getByText(/^1 of \d+ tools completed$/).textContent()
  const total = Number(summary?.match(/of (\d+)/)?.[1])
  await later.page.getByText(`${Math.round(100 / total)}%`, { exact: true }).waitFor()

  await later.page.goto(`${stage.server.url}/digitalLaunchpad/modules/module3/lessons/3.2`)
  await later.page.getByText("You've already completed this tool!").waitFor()
  await later.page.getByText('Your progress is saved. Where would you like to go next?').waitFor()
})

test('two tabs agree: finishing in one ticks the tool in the other', async () => {
  await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow' })
  await visit.page.goto(`${stage.server.url}/digitalLaunchpad/modules/module1`)
  await visit.page.getByText(/^0 of 4 tools completed$/).waitFor()
  const other = await visit.context.newPage()
  await other.goto(`${stage.server.url}/digitalLaunchpad/modules/module1/lessons/1.1`)
  await other.getByRole('button', { name: 'Go to step 5' }).click()
  await other.getByRole('button', { name: 'Finish Tool' }).click()
  await visit.page.getByText(/^1 of 4 tools completed$/).waitFor()
})

test('steps are entries of the history, and an interrupted tool offers to go on', async () => {
  await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow' })
  const { page } = visit
  const tool = `${stage.server.url}/digitalLaunchpad/modules/module1/lessons/1.2`
  await openPage(page, tool)
  await page.getByRole('button', { name: 'Go to step 2' }).click()
  await page.getByText('Step 2 of 5').waitFor()
  await page.getByRole('button', { name: 'Go to step 4' }).click()
  await page.getByText('Step 4 of 5').waitFor()
  expect(await page.title()).toMatch(/^Step 4 of 5: /)
  await page.goBack()
  await page.getByText('Step 2 of 5').waitFor()
  await page.goBack()
  await page.getByText('Step 1 of 5').waitFor()

  const again = await visit.context.newPage()
  await again.goto(tool)
  await again.getByText('Step 1 of 5').waitFor()
  await again.getByRole('button', { name: /^Continue from step \d$/ }).click()
  await again.getByText(/Step [2-5] of 5/).waitFor()
})

test('arrow keys and swipes turn the steps, but not past an unanswered question', async () => {
  await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow', hasTouch: true })
  const { page } = visit
  await page.goto(`${stage.server.url}/digitalLaunchpad/modules/module1/lessons/1.3`)
  await page.getByRole('button', { name: 'Go to step 2' }).waitFor()
  await page.waitForFunction(() => document.querySelectorAll('[data-step-heading]').length === 1)
  await page.keyboard.press('ArrowRight')
  await page.getByText('Choose an answer to carry on.').waitFor()
  await page.getByText('Step 1 of 5').waitFor()
  await page.getByRole('button', { name: 'Go to step 2' }).click()
  await page.getByText('Step 2 of 5').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText('Step 3 of 5').waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.getByText('Step 2 of 5').waitFor()
  await swipe(page, -150)
  await page.getByText('Step 3 of 5').waitFor()
  await swipe(page, 150)
  await page.getByText('Step 2 of 5').waitFor()
})

test('confetti falls behind a screen reader and out of the way of taps, and not under reduced motion', async () => {
  await using visit = await startVisit(stage.browser, {
    serviceWorkers: 'allow',
    reducedMotion: 'no-preference',
    viewport: { width: 1280, height: 800 },
  })
  const { page } = visit
  await page.goto(`${stage.server.url}/digitalLaunchpad/modules/module1/lessons/1.4`)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  const canvas = page.locator('[aria-hidden="true"] > canvas')
  await canvas.waitFor({ state: 'attached' })
  expect(await canvas.evaluate((element) => getComputedStyle(element.parentElement as Element).pointerEvents)).toBe(
    'none',
  )
  // A tap beside the dialog closes it, confetti or not.
  await page.mouse.click(20, 20)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

async function swipe(page: Page, distance: number): Promise<void> {
  await page.evaluate((across) => {
    const target = document.querySelector('main') as HTMLElement
    const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 })
    const from = touch(180)
    const to = touch(180 + across)
    target.dispatchEvent(new TouchEvent('touchstart', { touches: [from], changedTouches: [from], bubbles: true }))
    target.dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: [to], bubbles: true }))
  }, distance)
}

// The main job: find tonight's challenge, practise a tool, and find it ticked after closing the browser.
import type { Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'

const TOOLS = '/digitalLaunchpad/modules'

const step = (page: Page, number: number) => page.getByText(`Step ${number} of 5`)
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

async function answerWith(page: Page, option: number): Promise<void> {
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio').nth(option).check()
  await page.getByRole('button', { name: 'Check answer' }).click()
  await expect(next(page)).not.toHaveAttribute('aria-disabled')
}

test('a parent on a phone searches "strangers", finishes the tool and sees it ticked next day', async ({
  newVisitor,
}) => {
  const { page, context } = await newVisitor({ serviceWorkers: 'allow', hasTouch: true, isMobile: true })
  await page.goto('/')
  await page.getByRole('searchbox').fill('strangers')
  await page.getByText(/^\d tools? found$/).waitFor()
  await page.locator('main a[href$="/lessons/3.2?from=search"]').click()
  await step(page, 1).waitFor()

  // A tap on Next without an answer goes nowhere and says why.
  await next(page).click({ force: true })
  await page.getByText('Choose an answer to carry on.').waitFor()
  await answerWith(page, 1)
  await page.getByRole('heading', { name: /Feedback:|Here's some food for thought:/ }).waitFor()
  await expect(page.getByRole('radio').first()).toBeDisabled()
  await next(page).click()
  await step(page, 2).waitFor()
  await next(page).click()
  await step(page, 3).waitFor()
  await answerWith(page, 0)
  await next(page).click()
  await step(page, 4).waitFor()
  await next(page).click()
  await step(page, 5).waitFor()
  await page.getByRole('button', { name: 'Finish Tool' }).click()

  const complete = page.getByRole('dialog', { name: 'Tool Complete!' })
  await complete.getByText(/^You finished: /).waitFor()
  await complete.getByRole('region', { name: 'Your next step' }).waitFor()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await complete.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // One clear next thing: the tool after this one.
  const following = page.getByRole('region', { name: 'Tool finished' }).getByRole('link', { name: /^Next tool: / })
  await expect(following).toHaveAttribute('href', `${TOOLS}/module3/lessons/3.3`)

  const later = await newVisitor({ serviceWorkers: 'allow', storageState: await context.storageState() })
  await later.page.goto(`${TOOLS}/module3`)
  const tools = later.page.getByRole('main').getByRole('listitem')
  await tools.filter({ hasText: 'Completed' }).waitFor()
  const summary = await later.page.getByText(/^1 of \d+ tools completed$/).textContent()
  const total = Number(summary?.match(/of (\d+)/)?.[1])
  await later.page.getByText(`${Math.round(100 / total)}%`, { exact: true }).waitFor()

  await later.page.goto(`${TOOLS}/module3/lessons/3.2`)
  await later.page.getByText("You've already completed this tool!").waitFor()
  await later.page.getByText('Your progress is saved. Where would you like to go next?').waitFor()
})

test('keys, swipes and the history turn the steps, and a half-done tool is offered again', async ({ newVisitor }) => {
  const { page, context } = await newVisitor({ hasTouch: true })
  await test.step('arrow keys and swipes turn the steps, but not past an unanswered question', async () => {
    await openPage(page, `${TOOLS}/module1/lessons/1.3`)
    await expect(page.locator('[data-step-heading]')).toHaveCount(1)
    await page.keyboard.press('ArrowRight')
    await page.getByText('Choose an answer to carry on.').waitFor()
    await step(page, 1).waitFor()
    await page.getByRole('button', { name: 'Go to step 2' }).click()
    await step(page, 2).waitFor()
    await page.keyboard.press('ArrowRight')
    await step(page, 3).waitFor()
    await page.keyboard.press('ArrowLeft')
    await step(page, 2).waitFor()
    await swipe(page, -150)
    await step(page, 3).waitFor()
    await swipe(page, 150)
    await step(page, 2).waitFor()
  })
  const tool = `${TOOLS}/module1/lessons/1.2`
  await test.step('steps are entries of the history', async () => {
    await openPage(page, tool)
    await page.getByRole('button', { name: 'Go to step 2' }).click()
    await step(page, 2).waitFor()
    await page.getByRole('button', { name: 'Go to step 4' }).click()
    await step(page, 4).waitFor()
    await expect(page).toHaveTitle(/^Step 4 of 5: /)
    await page.goBack()
    await step(page, 2).waitFor()
    await page.goBack()
    await step(page, 1).waitFor()
    await page.goForward()
    await step(page, 2).waitFor()
  })
  await test.step('an interrupted tool offers to continue', async () => {
    const again = await context.newPage()
    await again.goto(tool)
    await step(again, 1).waitFor()
    await again.getByRole('button', { name: /^Continue from step \d$/ }).click()
    await again.getByText(/Step [2-5] of 5/).waitFor()
  })
  await test.step('home leads back to the very step', async () => {
    await openPage(page, tool)
    await page.getByRole('button', { name: 'Go to step 3' }).click()
    await step(page, 3).waitFor()
    await openPage(page, '/')
    const carryOn = page.getByRole('region', { name: 'Carry on where you left off' }).getByRole('link').first()
    await expect(carryOn).toHaveAttribute('href', tool)
    await expect(carryOn).toContainText('Step 3 of 5')
    await carryOn.click()
    await step(page, 3).waitFor()
    await page.getByRole('radio').first().waitFor()
    await expect(page.getByRole('button', { name: /^Continue from step/ })).toHaveCount(0)
    await page.goBack()
    await carryOn.waitFor()
  })
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

// What people set on their device is kept: less motion (D7, 2.3.3) and colours of their own (1.4.1, 1.4.11).

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addRules } from '../../testing/browser/layout-faults.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { openScreen } from '../../testing/browser/open-screen.ts'
import { SCREENS } from '../../testing/browser/screens.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()
const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'

test('D7: with less motion nothing moves: no confetti, no smooth scrolling, no transition, no cards that change', async () => {
  await using visit = await startVisit(stage.browser, { viewport: { width: 1280, height: 740 } })
  const { page } = visit
  await page.addInitScript(() => {
    const scrollTo = window.scrollTo.bind(window)
    const asked: (string | undefined)[] = []
    Object.assign(window, { asked })
    window.scrollTo = ((options: ScrollToOptions) => {
      asked.push(options.behavior)
      scrollTo(options)
    }) as typeof window.scrollTo
  })
  await openPage(page, stage.server.url)
  await page.getByRole('button', { name: 'Start changing cards' }).waitFor()
  expect(await countMoving(page)).toBe(0)
  await page.getByRole('link', { name: 'About', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'About Handrail' }).waitFor()
  await expect.poll(() => page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual(['instant'])

  await openPage(page, stage.server.url + TOOL)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await page.getByRole('dialog', { name: 'Tool Complete!' }).waitFor()
  expect(await page.locator('canvas').count()).toBe(0)
  expect(await countMoving(page)).toBe(0)
})

test('D7: without that wish things do move, so the test above can fail', async () => {
  await using visit = await startVisit(stage.browser, { reducedMotion: 'no-preference' })
  await openPage(visit.page, stage.server.url)
  expect(await countMoving(visit.page)).toBeGreaterThan(0)
})

const NAMES = [
  'home',
  'tool, answered',
  'tool, step 3',
  'toolkit, all finished',
  'checklist form',
  'register',
  'account',
]

test.each(SCREENS.filter(({ name }) => NAMES.includes(name)))(
  '1.4.11: in forced colours every button of "$name" keeps an edge or a line under it',
  async (screen) => {
    await using visit = await openScreen(stage, screen, {
      forcedColors: 'active',
      viewport: { width: 1280, height: 740 },
    })
    expect(await findEdgeless(visit.page)).toEqual([])
  },
)

test('1.4.1: in forced colours the dots of the player still say which steps are done and which is open', async () => {
  await using visit = await startVisit(stage.browser, { forcedColors: 'active' })
  const { page } = visit
  await openPage(page, stage.server.url + TOOL)
  await page.getByRole('button', { name: 'Go to step 3' }).click()
  await page.getByText('Step 3 of 5').waitFor()
  const fills = await page
    .getByRole('button', { name: /^Go to step/ })
    .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot, '::before').backgroundColor))
  const [passed, , open, ahead] = fills
  expect(new Set([passed, open, ahead]).size).toBe(3)
})

/** Elements with a transition or an animation that takes time. */
function countMoving(page: Page): Promise<number> {
  return page.evaluate(() => {
    const takesTime = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0)
    return [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element)
      return takesTime(transitionDuration) || takesTime(animationDuration)
    }).length
  })
}

/** Buttons that nothing but their background would show. */
function findEdgeless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, input:not([type="search"])')]
      .filter((button) => button.checkVisibility() && button.getBoundingClientRect().width > 30)
      .filter((button) => {
        const { borderTopStyle, borderTopWidth, textDecorationLine, appearance } = getComputedStyle(button)
        const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1
        const isDrawn = button.querySelector('svg') !== null || getComputedStyle(button, '::before').content !== 'none'
        return !hasEdge && !isDrawn && !textDecorationLine.includes('underline') && appearance === 'none'
      })
      .map((button) => button.outerHTML.slice(0, 120)),
  )
}

test('1.4.4: with text of twice the size no drawing on home lies on words', async () => {
  await using visit = await startVisit(stage.browser, { viewport: { width: 1280, height: 800 } })
  const { page } = visit
  await openPage(page, stage.server.url)
  await addRules(page, 'html { font-size: 200% }')
  const words = await page.getByRole('button', { name: 'safety settings' }).boundingBox()
  const drawing = await page.locator('main section:first-of-type img').first().boundingBox()
  if (words === null || drawing === null) throw new Error('Both are there.')
  expect(drawing.y).toBeGreaterThanOrEqual(words.y + words.height)
  const tips = page.getByRole('region', { name: 'One calm tip every Saturday' })
  expect(await tips.getByRole('heading').isVisible()).toBe(true)
  expect(await tips.locator('img').isVisible()).toBe(false)
})

/** Of the drawing of home, in its units: its height, half of the house, and the street with the rail. */
const HOUSE = { height: 430, half: 250, street: 30 }

test.each(['/', '/pl', '/cy', '/ur'])(
  'on %s neither the house nor the rail of the drawing lies under a word',
  async (path) => {
    await using visit = await startVisit(stage.browser, { viewport: { width: 960, height: 800 } })
    const { page } = visit
    await openPage(page, stage.server.url + path)
    for (const width of [700, 960, 1024, 1060, 1160, 1250, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const findCovered = () =>
        page.evaluate(({ height, half, street }) => {
          const drawing = document.querySelector('main section:first-of-type img')?.getBoundingClientRect()
          const words = [...document.querySelectorAll('main section:first-of-type p button')]
          if (drawing === undefined || words.length === 0) throw new Error('Both are there.')
          const scale = drawing.height / height
          const middle = drawing.x + drawing.width / 2
          return words.flatMap((word) => {
            const { left, right, bottom } = word.getBoundingClientRect()
            const isBeside = right <= middle - half * scale || left >= middle + half * scale
            const isOverStreet = bottom <= drawing.bottom - street * scale
            return bottom <= drawing.top || (isBeside && isOverStreet) ? [] : [word.textContent]
          })
        }, HOUSE)
      await expect.poll(findCovered, { message: `${width}` }).toEqual([])
    }
  },
)

test('1.4.4: with text of twice the size on a phone no number covers the first letter of its step', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await openPage(page, stage.server.url)
  await addRules(page, 'html { font-size: 200% }')
  const step = page.getByRole('listitem').filter({ hasText: 'Find a challenge' })
  const [room, number] = await step.evaluate((one) => [
    Number.parseFloat(getComputedStyle(one).paddingInlineStart),
    Number.parseFloat(getComputedStyle(one, '::before').inlineSize),
  ])
  expect(room).toBeGreaterThanOrEqual(number ?? 0)
})

test('1.4.4: with text of twice the size no zone at the edge lies on the words of a step', async () => {
  await using visit = await startVisit(stage.browser, { viewport: { width: 1280, height: 800 } })
  const { page } = visit
  await openPage(page, stage.server.url + TOOL)
  const zone = page.locator('button[aria-label="Next step"]')
  expect(await zone.isVisible()).toBe(true)
  await addRules(page, 'html { font-size: 200% }')
  expect(await zone.isVisible()).toBe(false)
})

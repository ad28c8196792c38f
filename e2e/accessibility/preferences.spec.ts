// What people set on their device is kept: less motion, colours of their own, and larger text.

import type { Page } from '@playwright/test'
import { LAUNCHPAD_ID, lessonPath } from '#src/shared/paths.ts'
import { findViolations } from '../../testing/browser/axe.ts'
import { addRules } from '../../testing/browser/layout-faults.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { openChart } from '../../testing/browser/screen-states.ts'
import { EXPECTED_OF_SCREENS, SCREENS, showScreen } from '../../testing/browser/screens.ts'
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 1280, height: 740 } })

const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'
const TWICE_THE_SIZE = 'html { font-size: 200% }'

test('with less motion there is no confetti, smooth scrolling, transition or changing card', async ({
  page,
  newVisitor,
}) => {
  const usual = await newVisitor({ reducedMotion: 'no-preference' })
  await openPage(usual.page, '/')
  expect(await countMoving(usual.page)).toBeGreaterThan(0)

  await page.addInitScript(() => {
    const scrollTo = window.scrollTo.bind(window)
    const asked: (string | undefined)[] = []
    Object.assign(window, { asked })
    window.scrollTo = ((options: ScrollToOptions) => {
      asked.push(options.behavior)
      scrollTo(options)
    }) as typeof window.scrollTo
  })
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Start changing cards' }).waitFor()
  expect(await countMoving(page)).toBe(0)
  await page.getByRole('link', { name: 'About', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'About Handrail' }).waitFor()
  await expect.poll(() => page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual(['instant'])

  await openPage(page, TOOL)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await page.getByRole('dialog', { name: 'Tool Complete!' }).waitFor()
  await expect(page.locator('canvas')).toHaveCount(0)
  expect(await countMoving(page)).toBe(0)
})

const FORCED = { viewport: { width: 1280, height: 740 }, forcedColors: 'active' } as const
const NAMES = [
  'home',
  'tool, answered',
  'tool, step 3',
  'toolkit, all finished',
  'checklist form',
  'register',
  'account',
]

test('in forced colours buttons keep an edge, dots their states, and a chart its parts', async ({
  newVisitor,
  server,
}) => {
  for (const screen of SCREENS.filter(({ name }) => NAMES.includes(name))) {
    await test.step(`every button of '${screen.name}' has an edge or a line under it`, async () => {
      const { page } = await newVisitor({ ...FORCED, expected: EXPECTED_OF_SCREENS })
      await showScreen(page, screen, server.url)
      expect(await findEdgeless(page)).toEqual([])
    })
  }
  await test.step('the dots of the player say which steps are done and which is open', async () => {
    const { page } = await newVisitor(FORCED)
    await openPage(page, TOOL)
    await page.getByRole('button', { name: 'Go to step 3' }).click()
    await page.getByText('Step 3 of 5').waitFor()
    const fills = await page
      .getByRole('button', { name: /^Go to step/ })
      .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot, '::before').backgroundColor))
    const [passed, , open, ahead] = fills
    expect(new Set([passed, open, ahead]).size).toBe(3)
  })
  await test.step('the two parts of a chart differ', async () => {
    const { page } = await newVisitor(FORCED)
    await openPage(page, lessonPath(LAUNCHPAD_ID, 'module3', '3.7'))
    await openChart(page)
    expect(await findViolations(page)).toEqual([])
    const [rest, counted] = await page
      .locator('figure path')
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke))
    expect(counted).not.toBe(rest)
  })
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

/** Measures in the drawing on the home page, in its own units: its height, half of the house, and the street with the rail. */
const HOUSE = { height: 430, half: 250, street: 30 }

test('no drawing, number or zone at the edge lies on words', async ({ page }) => {
  await test.step('with text of twice the size', async () => {
    await openPage(page, '/')
    await addRules(page, TWICE_THE_SIZE)
    const words = await page.getByRole('button', { name: 'safety settings' }).boundingBox()
    const drawing = await page.locator('main section:first-of-type img').first().boundingBox()
    if (words === null || drawing === null) throw new Error('Both are there.')
    expect(drawing.y).toBeGreaterThanOrEqual(words.y + words.height)
    const tips = page.getByRole('region', { name: 'One calm tip every Saturday' })
    await expect(tips.getByRole('heading')).toBeVisible()
    await expect(tips.locator('img')).toBeHidden()

    await page.setViewportSize({ width: 360, height: 740 })
    const step = page.getByRole('listitem').filter({ hasText: 'Find a challenge' })
    const [room, number] = await step.evaluate((one) => [
      Number.parseFloat(getComputedStyle(one).paddingInlineStart),
      Number.parseFloat(getComputedStyle(one, '::before').inlineSize),
    ])
    expect(room).toBeGreaterThanOrEqual(number ?? 0)

    await page.setViewportSize({ width: 1280, height: 800 })
    await openPage(page, TOOL)
    const zone = page.locator('button[aria-label="Next step"]')
    await expect(zone).toBeVisible()
    await addRules(page, TWICE_THE_SIZE)
    await expect(zone).toBeHidden()
  })
  await test.step('a chart with text of twice the size is its table, which fits', async () => {
    // Words in a drawing do not grow.
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(page, lessonPath(LAUNCHPAD_ID, 'module3', '3.7'))
    await openChart(page)
    const table = page.getByRole('figure').getByRole('table')
    const isClipped = () => table.evaluate((element) => getComputedStyle(element).clipPath !== 'none')
    expect(await isClipped()).toBe(true)
    await addRules(page, TWICE_THE_SIZE)
    await expect.poll(isClipped).toBe(false)
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 })
      const figure = await page.getByRole('figure').boundingBox()
      const shown = await table.boundingBox()
      expect(shown?.width, `at ${width} px`).toBeLessThanOrEqual(figure?.width ?? 0)
    }
  })
  await test.step('the house and the rail on home, in any language', async () => {
    for (const path of ['/', '/pl', '/cy', '/ur']) {
      await openPage(page, path)
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
        await expect.poll(findCovered, { message: `${path} at ${width} px` }).toEqual([])
      }
    }
  })
})

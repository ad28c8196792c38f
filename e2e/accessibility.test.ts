// axe on every page and every dialog state, narrow and wide, light and dark: zero violations. One visit a screen.
import { expect, test } from 'vitest'
import { findColourViolations, findViolations } from '../testing/browser/axe.ts'
import { openScreen } from '../testing/browser/open-screen.ts'
import { SCREENS } from '../testing/browser/screens.ts'
import { openStage } from '../testing/browser/stage.ts'

const stage = openStage()

test.each(SCREENS)('$name has no violations, light and dark, and nothing sticks out sideways', async (screen) => {
  await using visit = await openScreen(stage, screen, { viewport: { width: 360, height: 740 } })
  const { page } = visit
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await findViolations(page, !screen.untitled), `light at ${width} px`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findColourViolations(page), `dark at ${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

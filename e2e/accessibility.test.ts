// axe on every page and every dialog state, narrow and wide, light and dark: zero violations.
import { describe, expect, test } from 'vitest'
import { findViolations } from '../testing/browser/axe.ts'
import { openScreen } from '../testing/browser/open-screen.ts'
import { SCREENS } from '../testing/browser/screens.ts'
import { openStage } from '../testing/browser/stage.ts'

const stage = openStage()

describe.each([360, 1280])('at %i px', (width) => {
  test.each(SCREENS)('$name has no violations, light and dark, and nothing sticks out sideways', async (screen) => {
    await using visit = await openScreen(stage, screen, { viewport: { width, height: 740 } })
    const { page } = visit
    expect(await findViolations(page, !screen.untitled), 'light').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findViolations(page, !screen.untitled), 'dark').toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
})

// axe on every page and every dialog state, narrow and wide, light and dark: zero violations.
import { describe, expect, test } from 'vitest'
import { findViolations } from './support/axe.ts'
import { SCREENS } from './support/screens.ts'
import { openStage } from './support/stage.ts'
import { startVisit } from './support/visit.ts'

const stage = openStage()

describe.each([360, 1280])('at %i px', (width) => {
  describe.each(['light', 'dark'] as const)('in the %s scheme', (colorScheme) => {
    test.each(SCREENS)(
      '$name has no violations and nothing sticks out sideways',
      async ({ path, reach, undecided = false }) => {
        await using visit = await startVisit(stage.browser, {
          viewport: { width, height: 740 },
          colorScheme,
          undecided,
          expected: /status of 404/,
        })
        const { page } = visit
        await page.goto(stage.server.url + path, { waitUntil: 'networkidle' })
        await reach?.(page)
        expect(await findViolations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      },
    )
  })
})

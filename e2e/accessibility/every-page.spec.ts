// Every page and every dialog state, one visit each: axe at two sizes, light and dark, without a violation. Then no words are lost on a narrow
// screen (WCAG 1.4.10), with text of twice the size (1.4.4) or with wide spacing (1.4.12), and what can be pressed is large enough (2.5.8).
import type { Page } from '@playwright/test'
import { DESK_PAGES } from '#src/web/desk/desk-pages.ts'
import { findColourViolations, findViolations } from '../../testing/browser/axe.ts'
import { addRules, findDividedWords, findSmallTargets, findTextFaults } from '../../testing/browser/layout-faults.ts'
import { startAtDesk } from '../../testing/browser/operators.ts'
import { EXPECTED_OF_SCREENS, SCREENS, type Screen, showScreen } from '../../testing/browser/screens.ts'
import { type RunningServer, startServer } from '../../testing/servers/server.ts'
import { test as base, expect } from '../fixtures.ts'

const test = base.extend<object, { desk: RunningServer }>({
  // A server with an owner invites no first one: other journeys share theirs.
  desk: [
    async ({ browser: _browser }, use) => {
      await using server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
      await use(server)
    },
    { scope: 'worker' },
  ],
})

test.use({ expectedErrors: EXPECTED_OF_SCREENS })

/** The values of WCAG 1.4.12. */
const WIDE_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`
const TWICE_THE_SIZE = 'html { font-size: 200% }'

const LOOKS = [
  { name: 'as it is', rules: '', widths: [320, 1280] },
  { name: 'wide spacing', rules: WIDE_SPACING, widths: [320, 390, 1280] },
  { name: 'twice the size', rules: TWICE_THE_SIZE, widths: [360, 390, 640, 1280] },
]

for (const screen of SCREENS) {
  test.describe(() => {
    test.use({ consentAnswered: !screen.undecided })

    test(`${screen.name} has no violations and loses no words`, async ({ page, server }) => {
      await showScreen(page, screen, server.url)
      for (const width of [360, 1280]) await expectNoViolations(page, screen, width)
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await findFaults(page)).toEqual([])
    })
  })
}

for (const { path } of DESK_PAGES.filter(({ inside }) => !inside)) {
  test(`${path} has no violations and loses no words`, async ({ page, context, desk }) => {
    await startAtDesk(context, desk, 'owner')
    await page.goto(desk.url + path, { waitUntil: 'networkidle' })
    await page.getByRole('navigation', { name: 'Desk' }).waitFor()
    for (const width of [360, 1280]) await expectNoViolations(page, {}, width)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await findFaults(page)).toEqual([])
  })
}

async function expectNoViolations(page: Page, screen: Pick<Screen, 'untitled'>, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 })
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await findViolations(page, !screen.untitled), `light at ${width} px`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findColourViolations(page), `dark at ${width} px`).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

async function findFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const { name, rules, widths } of LOOKS) {
    await addRules(page, rules)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 })
      const found = [...(await findTextFaults(page)), ...(await findOwnFaults(page, rules))]
      faults.push(...found.map((fault) => `${name} at ${width} px: ${fault}`))
    }
  }
  return faults
}

function findOwnFaults(page: Page, rules: string): Promise<string[]> | string[] {
  if (rules === '') return findSmallTargets(page)
  return rules === TWICE_THE_SIZE ? findDividedWords(page) : []
}

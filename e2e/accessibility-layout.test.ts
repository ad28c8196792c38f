// D10: no words are lost on a narrow screen (1.4.10), with text of twice the size (1.4.4) or with wide spacing (1.4.12),
// and what can be pressed is large enough (2.5.8). One visit a screen, several looks.
import { expect, test } from 'vitest'
import { addRules, findSmallTargets, findTextFaults } from '../testing/browser/layout-faults.ts'
import { openScreen } from '../testing/browser/open-screen.ts'
import { SCREENS } from '../testing/browser/screens.ts'
import { openStage } from '../testing/browser/stage.ts'

const stage = openStage()

/** The values of WCAG 1.4.12. */
const WIDE_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`
const TWICE_THE_SIZE = 'html { font-size: 200% }'

const LOOKS = [
  { name: 'as it is', rules: '', widths: [320, 1280] },
  { name: 'wide spacing', rules: WIDE_SPACING, widths: [320, 390, 1280] },
  { name: 'twice the size', rules: TWICE_THE_SIZE, widths: [390, 640, 1280] },
]

test.each(SCREENS)('D17, Z5, D10: $name, narrow, with wide spacing, and with text twice the size', async (screen) => {
  await using visit = await openScreen(stage, screen, { viewport: { width: 320, height: 640 } })
  const { page } = visit
  const faults: string[] = []
  for (const { name, rules, widths } of LOOKS) {
    await addRules(page, rules)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 })
      const found = [...(await findTextFaults(page)), ...(rules === '' ? await findSmallTargets(page) : [])]
      faults.push(...found.map((fault) => `${name} at ${width} px: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})

// A picture of every screen at three widths, light and dark, for people to look at:
// `npm run screenshots [-- address [part of a name]]`. They land in `screenshots/`, which is not kept in the repository.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { keepEssentialOnly } from '../e2e/support/consent.ts'
import { SCREENS } from '../e2e/support/screens.ts'
import { launchChromium } from '../tests/chromium.ts'

const [address = 'http://localhost:3000', wanted = ''] = process.argv.slice(2)
const folder = join(import.meta.dirname, '../screenshots')

const WIDTHS = [360, 768, 1280]
const SCHEMES = ['light', 'dark'] as const

await mkdir(folder, { recursive: true })
const browser = await launchChromium()
for (const screen of SCREENS.filter(({ name }) => name.includes(wanted))) {
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      if (!screen.undecided) await context.addInitScript(keepEssentialOnly)
      const page = await context.newPage()
      await page.goto(address + screen.path, { waitUntil: 'networkidle' })
      await screen.reach?.(page)
      await page.waitForTimeout(150)
      const file = `${screen.name.replaceAll(/\W+/g, '-')}-${width}-${colorScheme}.png`
      // A dialog covers what is on the screen, not the length of the page.
      const fullPage = (await page.locator('dialog[open]').count()) === 0
      await page.screenshot({ path: join(folder, file), fullPage })
      await context.close()
    }
  }
}
await browser.close()

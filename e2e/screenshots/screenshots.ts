// A picture of every screen at three widths, light and dark, for people to look at, and a sheet with all of them:
// `npm run screenshots [-- address [part of a name]]`. They land in `screenshots/`, which is not kept in the repository.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../../testing/browser/chromium.ts'
import { keepEssentialOnly } from '../../testing/browser/consent.ts'
import { waitUntilReady } from '../../testing/browser/open-page.ts'
import { SCREENS, type Screen } from '../../testing/browser/screens.ts'
import { writeContactSheet } from './contact-sheet.ts'

const [address = 'http://localhost:3000', wanted = ''] = process.argv.slice(2)
const folder = join(import.meta.dirname, '../../screenshots')

const WIDTHS = [360, 768, 1280]
const SCHEMES = ['light', 'dark'] as const
const HEIGHT = 800

await mkdir(folder, { recursive: true })
const browser = await launchChromium()
for (const screen of SCREENS.filter(({ name }) => name.includes(wanted))) {
  for (const width of WIDTHS) await takePictures(browser, screen, width)
}
await browser.close()
const files = SCREENS.map(({ name }) => ({
  name,
  pictures: WIDTHS.flatMap((width) => SCHEMES.map((scheme) => fileOf(name, width, scheme))),
}))
await writeFile(join(folder, 'contact-sheet.html'), writeContactSheet(files))

async function takePictures(browser: Browser, screen: Screen, width: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' })
  if (!screen.undecided) await context.addInitScript(keepEssentialOnly)
  const page = await context.newPage()
  await screen.prepare?.(page)
  await page.goto(address + screen.path, { waitUntil: 'networkidle' })
  await waitUntilReady(page)
  await screen.reach?.(page)
  await showAll(page, width)
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: join(folder, fileOf(screen.name, width, colorScheme)) })
  }
  await context.close()
}

/** Makes the window as tall as the page, so that what sticks to its edges is where people see it. */
async function showAll(page: Page, width: number): Promise<void> {
  // A dialog covers what is on the screen, not the length of the page.
  if ((await page.locator('dialog[open]').count()) > 0) return
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'))
  await page.setViewportSize({ width, height: Math.max(HEIGHT, height) })
}

function fileOf(name: string, width: number, scheme: string): string {
  return `${name.replaceAll(/\W+/g, '-')}-${width}-${scheme}.png`
}

// A picture of every screen at three widths, light and dark, for people to look at: `npm run screenshots [address]`.
// They land in `screenshots/`, which is not kept in the repository.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import {
  FORGOT_PASSWORD_PATH,
  HELP_PATH,
  HOME_PATH,
  LAUNCHPAD_ID,
  LOGIN_PATH,
  lessonPath,
  NOT_FOUND_PATH,
  PRIVACY_PATH,
  REGISTER_PATH,
  RESET_PASSWORD_PATH,
  SOURCES_PATH,
  toolkitPath,
  toolkitsPath,
} from '#src/shared/paths.ts'
import { launchChromium } from '../tests/chromium.ts'

const address = process.argv[2] ?? 'http://localhost:3000'
const wanted = process.argv[3]
const folder = join(import.meta.dirname, '../screenshots')

const WIDTHS = [360, 768, 1280]
const SCHEMES = ['light', 'dark'] as const

interface Screen {
  name: string
  path: string
  /** What to do before the picture. */
  prepare?: (page: Page) => Promise<void>
}

const tool = lessonPath(LAUNCHPAD_ID, 'module1', '1.1')

const screens: Screen[] = [
  { name: 'home', path: HOME_PATH },
  {
    name: 'home-search',
    path: HOME_PATH,
    prepare: async (page) => page.getByRole('searchbox').fill('screens'),
  },
  {
    name: 'home-menu',
    path: HOME_PATH,
    prepare: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' })
      if (await menu.isVisible()) await menu.click()
    },
  },
  { name: 'toolkits', path: toolkitsPath(LAUNCHPAD_ID) },
  { name: 'toolkit', path: toolkitPath(LAUNCHPAD_ID, 'module1') },
  { name: 'help', path: HELP_PATH },
  { name: 'sources', path: SOURCES_PATH },
  { name: 'privacy', path: PRIVACY_PATH },
  { name: 'login', path: LOGIN_PATH },
  { name: 'register', path: REGISTER_PATH },
  { name: 'forgot-password', path: FORGOT_PASSWORD_PATH },
  { name: 'reset-password', path: RESET_PASSWORD_PATH },
  { name: 'not-found', path: NOT_FOUND_PATH },
  { name: 'toolkit-failed', path: toolkitPath(LAUNCHPAD_ID, 'module9') },
  { name: 'tool-1', path: tool },
  { name: 'tool-answered', path: tool, prepare: answer },
  { name: 'tool-2', path: tool, prepare: (page) => goToStep(page, 2) },
  {
    name: 'tool-3',
    path: tool,
    prepare: async (page) => {
      await goToStep(page, 3)
      await answer(page)
    },
  },
  { name: 'tool-4', path: tool, prepare: (page) => goToStep(page, 4) },
  { name: 'tool-5', path: tool, prepare: (page) => goToStep(page, 5) },
  { name: 'tool-complete', path: tool, prepare: finish },
  {
    name: 'tool-reflection',
    path: tool,
    prepare: async (page) => {
      await finish(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    },
  },
]

async function goToStep(page: Page, step: number): Promise<void> {
  await page.getByRole('button', { name: `Go to step ${step}` }).click()
}

async function answer(page: Page): Promise<void> {
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Check answer' }).click()
}

async function finish(page: Page): Promise<void> {
  await goToStep(page, 5)
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await page.getByRole('dialog').waitFor()
}

await mkdir(folder, { recursive: true })
const browser = await launchChromium()
for (const screen of screens.filter(({ name }) => wanted === undefined || name.includes(wanted))) {
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      page.on('console', (message) => {
        if (message.type() === 'error') console.warn(`${screen.name}: ${message.text()}`)
      })
      await page.goto(address + screen.path, { waitUntil: 'networkidle' })
      await screen.prepare?.(page)
      await page.waitForTimeout(150)
      await page.screenshot({
        path: join(folder, `${screen.name}-${width}-${colorScheme}.png`),
        fullPage: screen.prepare !== finish,
      })
      await context.close()
    }
  }
}
await browser.close()

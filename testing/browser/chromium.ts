// Where Chromium is: named by CHROMIUM_PATH, installed, or out of the npm package, which needs no root and no download.
import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

// Not the package's own arguments: they switch off web security, and tests of origins and frames would prove nothing.
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return INSTALLED.find((path) => existsSync(path)) ?? (await sparticuz.executablePath())
}

export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS, headless: true })
}

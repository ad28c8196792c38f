// Which Chromium is driven: one named by CHROMIUM_PATH, the one without windows out of the npm package, or an installed one.
import { existsSync, statfsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Memory that processes share becomes files, which costs a visit a fifth more; what a container usually gives is too little for a page. */
const SHARED_ON_DISK = '--disable-dev-shm-usage'

// Not the package's own arguments: they switch off web security, and tests of origins and frames would prove nothing.
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  ...(hasSharedMemory() ? [] : [SHARED_ON_DISK]),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The one that people have, for figures about pages. Where none is installed, the one out of the package. */
export async function findChromium(): Promise<string> {
  return process.env.CHROMIUM_PATH || (INSTALLED.find((path) => existsSync(path)) ?? sparticuz.executablePath())
}

/**
 * The one for tests: without windows ("headless shell") a page takes it a third of the time. The package is made
 * for Linux on x64; its first use unpacks it, which takes seconds.
 */
export async function findHeadlessShell(): Promise<string> {
  const isPackaged = process.platform === 'linux' && process.arch === 'x64'
  return process.env.CHROMIUM_PATH || (isPackaged ? sparticuz.executablePath() : findChromium())
}

export async function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findHeadlessShell(),
    args: CHROMIUM_ARGUMENTS,
    // Playwright says it whatever there is.
    ignoreDefaultArgs: hasSharedMemory() ? [SHARED_ON_DISK] : [],
    headless: true,
  })
}

function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize > 2 ** 30
}

// Journeys in a browser against the built app (`npm run build` first). `e2e/fixtures.ts` has the server and the people.
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findHeadlessShell } from './testing/browser/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A second try would hide what is wrong one time in two.
  retries: 0,
  timeout: 60_000,
  // A second is not long on a machine that has other things to do.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // A phone with the light scheme, and without motion.
    viewport: { width: 360, height: 740 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // From the second page on it keeps all pages on the device, which costs more than most journeys. Those that are about it allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: await findHeadlessShell(), args: CHROMIUM_ARGUMENTS },
    trace: 'retain-on-failure',
  },
})

// Journeys in a browser against the built app (`npm run build` first). `e2e/fixtures.ts` has the server and the people.
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findHeadlessShell } from './testing/browser/chromium.ts'
import { USUAL_VISITOR } from './testing/browser/tab.ts'

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
    ...USUAL_VISITOR,
    contextOptions: { reducedMotion: USUAL_VISITOR.reducedMotion },
    launchOptions: { executablePath: await findHeadlessShell(), args: CHROMIUM_ARGUMENTS },
    trace: 'retain-on-failure',
  },
})

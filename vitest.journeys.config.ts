import './testing/runner/require-node.mjs'
import { defineConfig } from 'vitest/config'

// Journeys that drive servers, processes and other browsers rather than pages in Chromium. They need a build.
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // They wait for servers and mails most of the time.
    maxWorkers: 3,
    // A second is not long on a machine that has other things to do.
    expect: { poll: { timeout: 10_000 } },
  },
})

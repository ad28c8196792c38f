import './testing/runner/require-node.mjs'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './testing/runner/longest-first.ts'

// Journeys in a real browser against the built app. They need a build, so they have a run of their own.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    // What a file builds it builds itself, but for the browser (testing/browser/stage.ts).
    isolate: false,
    globalSetup: ['testing/browser/unpack-chromium.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Journeys wait for browsers, servers and mails a fifth of the time: a third fills two cores.
    maxWorkers: 3,
    // Three browsers on two cores: a journey that lost a race with the machine is tried once more, and the report says so.
    retry: 1,
    // A second is not long on a machine that has other things to do.
    expect: { poll: { timeout: 10_000 } },
  },
})

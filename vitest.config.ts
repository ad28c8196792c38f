import './testing/runner/require-node.mjs'
import { configDefaults, defineConfig } from 'vitest/config'
import { languageFilesPlugin } from './scripts/build/language-files.ts'
import { messagesPlugin } from './scripts/build/messages-plugin.ts'
import { DEFAULT_LANGUAGE } from './src/shared/languages.ts'
import { LongestFirst } from './testing/runner/longest-first.ts'

const API_TESTS = ['src/**/*.server.test.ts']
/** Readers of content meet no database: once is enough. */
const CONTENT_TESTS = ['src/**/*.content.server.test.ts', 'src/platform/content/**/*.server.test.ts']
/** Twenty thousand hostile requests are no part of `npm run check`. */
const SLOW_TESTS = process.env.TEST_FAST === 'yes' ? ['src/server/api-fuzz.server.test.ts'] : []

// The levels of docs/architecture.md that share one run. The API tests run twice: once on each database engine.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Left alone it keeps a core free, which on two is half of them; a third works while the others wait for a database or a timer.
    maxWorkers: 3,
    reporters: ['default', './testing/runner/engine-count-reporter.ts'],
    // Starting sixteen processes at once takes its time on a small machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A second is not long on a machine that has other things to do.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        plugins: [messagesPlugin([DEFAULT_LANGUAGE]), languageFilesPlugin([DEFAULT_LANGUAGE])],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'testing/**/*.test.ts', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...API_TESTS],
          setupFiles: ['testing/runner/strict-console.ts'],
        },
      },
      {
        test: {
          name: 'content',
          environment: 'node',
          include: CONTENT_TESTS,
          setupFiles: ['testing/runner/strict-console.ts'],
        },
      },
      {
        test: {
          name: 'api-sqlite',
          environment: 'node',
          isolate: false,
          include: API_TESTS,
          exclude: [...configDefaults.exclude, ...CONTENT_TESTS, ...SLOW_TESTS],
          env: { TEST_ENGINE: 'sqlite' },
          setupFiles: ['testing/runner/strict-console.ts'],
        },
      },
      {
        test: {
          name: 'api-postgres',
          environment: 'node',
          isolate: false,
          include: API_TESTS,
          exclude: [...configDefaults.exclude, ...CONTENT_TESTS, ...SLOW_TESTS],
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['testing/database/postgres-setup.ts'],
          setupFiles: ['testing/runner/strict-console.ts'],
        },
      },
      {
        plugins: [messagesPlugin([DEFAULT_LANGUAGE]), languageFilesPlugin([DEFAULT_LANGUAGE])],
        test: {
          name: 'component',
          environment: 'jsdom',
          // A window for each file in one process: loading jsdom again for each took half of the time.
          pool: 'vmForks',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['testing/runner/strict-console.ts', 'testing/runner/component-setup.ts'],
        },
      },
    ],
  },
})

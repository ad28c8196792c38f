// The whole test run, in the order in which a mistake is cheapest to find. `--fast` is what two minutes hold.
import { whyBuild } from './build-mark.mjs'
import { openLog, type Part, runParts } from './run-parts.mjs'

const routeTypes: Part = { title: 'Types of the routes', command: 'react-router', args: ['typegen'] }
/** Each keeps one core busy, so that two go at once. */
const withoutRunning: Part[] = [
  { title: 'Lint and format', command: 'biome', args: ['check', '.'], remedy: '"npm run format" mends most of it.' },
  { title: 'Types of the server', command: 'tsc', args: ['-p', 'tsconfig.server.json'] },
  { title: 'Types of the pages', command: 'tsc', args: ['-p', 'tsconfig.web.json'] },
  { title: 'Types of the service worker', command: 'tsc', args: ['-p', 'tsconfig.worker.json'] },
  { title: 'Dead exports', command: 'knip', args: [] },
  {
    title: 'Content in every language',
    command: 'node',
    args: ['tests/content/check-content.ts'],
    warnings: /: Warning: /,
  },
]
const files = { lines: /^ ✓ /, unit: 'files' }
const remedy = 'To run one file again: npm exec -- vitest run <file>.'
/** Without PostgreSQL, and without the twenty thousand hostile requests. */
const fastTests: Part = {
  title: 'Unit, API on SQLite, content, components',
  command: 'vitest',
  args: ['run', ...['unit', 'content', 'api-sqlite', 'component'].flatMap((project) => ['--project', project])],
  // Not `--exclude`: Vitest does not pass it to its projects.
  env: { TEST_FAST: 'yes' },
  counts: files,
  remedy,
}
const everyTest: Part = {
  title: 'Unit, API on both databases, content, components',
  command: 'vitest',
  args: ['run'],
  counts: files,
  remedy,
}
const build: Part = { title: 'Build', command: 'npm', args: ['run', '--silent', 'build'] }
const journeys: Part = {
  title: 'Journeys of people',
  command: 'playwright',
  args: ['test'],
  counts: { lines: /^\s*(✓|ok) /, unit: 'journeys' },
  remedy: 'To run one file again: npm exec -- playwright test <file>.',
}
const otherJourneys: Part = {
  title: 'Journeys of servers and other browsers',
  command: 'vitest',
  args: ['run', '--config', 'vitest.journeys.config.ts'],
  counts: files,
  remedy: 'To run one file again: npm exec -- vitest run --config vitest.journeys.config.ts <file>.',
}

const log = openLog('test')
const started = Date.now()
await run([routeTypes])
await run(withoutRunning, 2)
if (process.argv.includes('--fast')) {
  await run([fastTests])
} else {
  await run([everyTest])
  if (whyBuild() !== undefined) await run([build])
  await run([journeys])
  await run([otherJourneys])
}
console.log(`All green in ${Math.round((Date.now() - started) / 1000)} s.`)

async function run(parts: Part[], atOnce = 1): Promise<void> {
  if (!(await runParts(parts, log, atOnce))) process.exit(1)
}

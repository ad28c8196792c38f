// The whole test run, in the order in which a mistake is cheapest to find. `--fast` is what two minutes hold.
import { spawnSync } from 'node:child_process'
import { runJobs } from './build/run-jobs.ts'

interface Step {
  name: string
  command: string
  arguments: string[]
  env?: Record<string, string>
}

const routeTypes: Step = { name: 'route types', command: 'react-router', arguments: ['typegen'] }
/** Each keeps one core busy, so that two go at once. */
const withoutRunning: Step[] = [
  { name: 'lint and format', command: 'biome', arguments: ['check', '.'] },
  { name: 'types of the server', command: 'tsc', arguments: ['-p', 'tsconfig.server.json'] },
  { name: 'types of the pages', command: 'tsc', arguments: ['-p', 'tsconfig.web.json'] },
  { name: 'types of the service worker', command: 'tsc', arguments: ['-p', 'tsconfig.worker.json'] },
  { name: 'dead exports', command: 'knip', arguments: [] },
]
/** Without PostgreSQL, and without the twenty thousand hostile requests. */
const fastTests: Step = {
  name: 'unit, API on SQLite, content, components',
  command: 'vitest',
  arguments: ['run', ...['unit', 'content', 'api-sqlite', 'component'].flatMap((project) => ['--project', project])],
  // Not `--exclude`: projects do not hear of it.
  env: { TEST_FAST: 'yes' },
}
const everything: Step[] = [
  { name: 'unit, API on both databases, content, components', command: 'vitest', arguments: ['run'] },
  { name: 'set-up and build', command: 'node', arguments: ['scripts/set-up.mjs', '--build'] },
  { name: 'journeys in a browser', command: 'vitest', arguments: ['run', '--config', 'vitest.journeys.config.ts'] },
]

const onlyFast = process.argv.includes('--fast')
const started = Date.now()
run(routeTypes)
const looks = withoutRunning.map(({ name, command, arguments: args }) => ({
  title: name,
  program: command,
  args,
  env: {},
}))
if ((await runJobs(looks, 2)) !== 0) stopAt('lint, types and dead exports')
for (const step of onlyFast ? [fastTests] : everything) run(step)
console.log(`\nAll green in ${Math.round((Date.now() - started) / 1000)} s.`)

function stopAt(name: string): never {
  console.error(`\nStopped at: ${name}.`)
  process.exit(1)
}

function run(step: Step): void {
  console.log(`\n> ${step.name}`)
  const env = { ...process.env, ...step.env }
  const { status, error } = spawnSync(step.command, step.arguments, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env,
  })
  if (error !== undefined) console.error(error.message)
  if (status !== 0) stopAt(step.name)
}

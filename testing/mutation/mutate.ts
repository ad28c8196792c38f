// `npm run mutation -- <file> ...`: puts small faults into files, one after the other, and tells which of them no test found.
// Each fault is tried against the tests of the file's own room.
import { spawnSync } from 'node:child_process'
import { styleText } from 'node:util'

const files = process.argv.slice(2)
const rooms = new Set(files.map((file) => /^src\/(?:features\/)?[^/]+/.exec(file)?.[0]))

if (files.length === 0 || rooms.has(undefined)) {
  console.error(
    styleText('red', 'Say which files below src to put faults into, as src/features/progress/progress-store.ts'),
  )
  process.exit(2)
}

const { status } = spawnSync('stryker', ['run', 'testing/mutation/stryker.config.json', '--mutate', files.join()], {
  stdio: 'inherit',
  env: { ...process.env, MUTATED_ROOMS: [...rooms].join(), MUTATED_FILES: files.join() },
})
process.exit(status ?? 1)

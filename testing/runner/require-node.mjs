// Says in one sentence what is wrong when tests are started with another Node than the project's own.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const wanted = readFileSync(join(import.meta.dirname ?? 'testing/runner', '../../.nvmrc'), 'utf8').trim()
if (process.version.split('.')[0] !== wanted.split('.')[0]) {
  console.error(
    `These tests need Node ${wanted}, and this is ${process.version}. Run \`npm test\`, or \`npm exec -- vitest run <file>\`: they use the project's own Node.`,
  )
  process.exit(1)
}

// The first step of the build: React Router builds the application and the English pages, the desk is built beside it; then the pages of
// the other languages are rendered by the same build, each language in a process of its own.
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { listLanguages } from '#src/platform/content/languages-shown.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { PAGES_FOLDER } from './pages-folder.ts'
import { runJobs } from './run-jobs.ts'

/** More at once would need more memory than small machines have. */
const AT_ONCE = Math.min(2, availableParallelism())
/** As React Router has them when it asks for a page itself. */
const RENDERING = { NODE_ENV: 'production', IS_RR_BUILD_REQUEST: 'yes' }

rmSync(join(import.meta.dirname, '../..', PAGES_FOLDER), { recursive: true, force: true })
const built = await runJobs(
  [
    { program: 'react-router', args: ['build'], env: {} },
    { program: 'node', args: ['scripts/build/build-desk.ts'], env: {} },
  ],
  AT_ONCE,
)
const others = listLanguages().filter((language) => language !== DEFAULT_LANGUAGE)
process.exitCode =
  built ||
  (await runJobs(
    others.map((language) => ({
      program: 'node',
      args: ['scripts/build/render-language.ts', language],
      env: RENDERING,
    })),
    AT_ONCE,
  ))

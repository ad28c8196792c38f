// The parts of `npm run build`, a line for each.
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { listLanguages } from '#src/platform/content/languages-shown.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/shared/languages.ts'
import { openLog, type Part, ROOT, runParts } from '../run-parts.mjs'
import { PAGES_FOLDER } from './pages-folder.ts'

/** More at once would need more memory than small machines have. */
const AT_ONCE = Math.min(2, availableParallelism())
/** As React Router has them when it asks for a page itself. */
const RENDERING = { NODE_ENV: 'production', IS_RR_BUILD_REQUEST: 'yes' }

const script = (title: string, name: string): Part => ({ title, command: 'node', args: [`scripts/build/${name}`] })

const english: Part = {
  title: 'Scripts and English pages',
  command: 'react-router',
  args: ['build'],
  counts: { lines: /^Prerender \(html\)/, unit: 'pages' },
}
const others = listLanguages()
  .filter((language) => language !== DEFAULT_LANGUAGE)
  .map((language) => ({
    ...script(`Pages in ${LANGUAGES[language].name}`, 'render-language.ts'),
    args: ['scripts/build/render-language.ts', language],
    env: RENDERING,
  }))
const site: Part = {
  ...script('Files as they are served, compressed', 'build-site.ts'),
  counts: { lines: /^Compressed (\d+ of \d+)/, unit: 'files' },
}

const log = openLog('build')
rmSync(join(ROOT, PAGES_FOLDER), { recursive: true, force: true })
await run([english])
await run(others, AT_ONCE)
await run([site])
await run([{ ...script('List of packages', 'write-sbom.ts'), quick: true }])

async function run(parts: Part[], atOnce = 1): Promise<void> {
  if (!(await runParts(parts, log, atOnce))) process.exit(1)
}

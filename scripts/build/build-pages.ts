// The first step of the build: React Router builds the pages of each language, or of those that are named as arguments, and the desk
// is built beside them. Each is a process of its own, because the language of a build stands in its environment.
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { listLanguages } from '#src/platform/content/languages-shown.ts'
import { type Job, runJobs } from './run-jobs.ts'

const PAGES_FOLDER = join(import.meta.dirname, '../../build/pages')
/** More at once would need more memory than small machines have. */
const MOST_AT_ONCE = 2

const named = process.argv.slice(2)
const languages = listLanguages().filter((language) => named.length === 0 || named.includes(language))
rmSync(PAGES_FOLDER, { recursive: true, force: true })
const jobs: Job[] = [
  ...languages.map((language) => ({ program: 'react-router', args: ['build'], env: { VITE_LANGUAGE: language } })),
  { program: 'node', args: ['scripts/build/build-desk.ts'], env: {} },
]
process.exitCode = await runJobs(jobs, Math.min(MOST_AT_ONCE, availableParallelism()))

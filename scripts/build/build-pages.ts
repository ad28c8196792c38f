// The first step of the build: React Router builds the pages of each language, or of those that are named as arguments, and the desk
// is built beside them. Each is a process of its own, because the language of a build stands in its environment.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { listLanguages } from './messages/compile-messages.ts'

const PAGES_FOLDER = join(import.meta.dirname, '../../build/pages')
/** More at once would need more memory than small machines have. */
const MOST_AT_ONCE = 2

interface Job {
  program: string
  args: string[]
  env: NodeJS.ProcessEnv
}

const named = process.argv.slice(2)
const languages = listLanguages().filter((language) => named.length === 0 || named.includes(language))
rmSync(PAGES_FOLDER, { recursive: true, force: true })
const jobs: Job[] = [
  ...languages.map((language) => ({ program: 'react-router', args: ['build'], env: { VITE_LANGUAGE: language } })),
  { program: 'node', args: ['scripts/build/build-desk.ts'], env: {} },
]
await Promise.all(Array.from({ length: Math.min(MOST_AT_ONCE, availableParallelism()) }, workOff))

async function workOff(): Promise<void> {
  for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
    const status = await run(job)
    if (status !== 0) process.exit(status)
  }
}

/** @returns what it exits with; its words come at its end, so that those of two do not mix */
function run({ program, args, env }: Job): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk))
  child.on('error', reject)
  child.on('close', (code) => {
    process.stdout.write(Buffer.concat(said))
    resolve(code ?? 1)
  })
  return promise
}

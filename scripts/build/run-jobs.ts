// Several programs side by side, as many at once as are asked for.
import { type ChildProcess, spawn } from 'node:child_process'

export interface Job {
  /** Stands above its words. */
  title?: string
  program: string
  args: string[]
  env: NodeJS.ProcessEnv
}

/** @returns what the first one that failed exits with, when the others are ended, or 0 */
export async function runJobs(jobs: Job[], atOnce: number): Promise<number> {
  const waiting = [...jobs]
  const running = new Set<ChildProcess>()
  let failed = 0
  const workOff = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const status = await run(job, running)
      if (status === 0 || failed !== 0) continue
      failed = status
      waiting.length = 0
      for (const child of running) child.kill()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workOff))
  return failed
}

/** @returns what it exits with; its words come at its end, so that those of two do not mix */
function run({ title, program, args, env }: Job, running: Set<ChildProcess>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  })
  running.add(child)
  const said: Buffer[] = title === undefined ? [] : [Buffer.from(`\n> ${title}\n`)]
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk))
  child.on('error', reject)
  child.on('close', (code) => {
    running.delete(child)
    process.stdout.write(Buffer.concat(said))
    resolve(code ?? 1)
  })
  return promise
}

// A second pair of hands finds one percent more in our scripts: as much as a page's budget has left. It takes longer than all else that is
// done to a site, so it works beside it, and never twice on the same script: languages share half of theirs.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { MinifyOptions } from 'terser'
import { digestOf, keepMinified, takeMinified } from './minified-scripts.ts'

export interface Task {
  id: number
  code: string
  options: MinifyOptions
}

interface Answer {
  id: number
  code?: string
  error?: Error
}

const WORKER = new URL('minify-worker.ts', import.meta.url)
const MOST_WORKERS = 2

type Waiting = PromiseWithResolvers<string>
const known = new Map<string, Promise<string>>()
const waiting = new Map<number, Waiting>()
const workers: Worker[] = []
let tasks = 0

/**
 * A script that does the same in fewer bytes.
 * @param passes how often it is gone through
 */
export function minifyScript(code: string, passes: number): Promise<string> {
  const before = known.get(code)
  if (before !== undefined) return before
  const answer = takeOrMinify(code, { module: true, ecma: 2020, compress: { passes } })
  known.set(code, answer)
  return answer
}

async function takeOrMinify(code: string, options: MinifyOptions): Promise<string> {
  const digest = digestOf(code, options)
  const kept = await takeMinified(digest)
  if (kept !== undefined) return kept
  const small = await minifyBeside(code, options)
  await keepMinified(digest, small)
  return small
}

function minifyBeside(code: string, options: MinifyOptions): Promise<string> {
  const id = tasks++
  const answer = Promise.withResolvers<string>()
  waiting.set(id, answer)
  const worker = takeWorker(id)
  worker.ref()
  worker.postMessage({ id, code, options } satisfies Task)
  return answer.promise
}

/** One after the other; the first scripts of all start them. */
function takeWorker(id: number): Worker {
  const index = id % Math.min(MOST_WORKERS, availableParallelism())
  const worker = workers[index] ?? startWorker()
  workers[index] = worker
  return worker
}

function startWorker(): Worker {
  const worker = new Worker(WORKER)
  worker.on('message', ({ id, code, error }: Answer) => {
    const answer = waiting.get(id)
    waiting.delete(id)
    if (code === undefined) answer?.reject(error ?? new Error('Nothing is left of a script.'))
    else answer?.resolve(code)
    // With nothing to wait for, a build may end.
    if (waiting.size === 0) for (const each of workers) each.unref()
  })
  worker.on('error', (error) => {
    for (const answer of waiting.values()) answer.reject(error)
  })
  return worker
}

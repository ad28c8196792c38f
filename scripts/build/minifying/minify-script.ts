// A second pair of hands finds one percent more in our scripts: as much as a page's budget has left. It takes longer than all else that is
// done to a site, so it works beside it, and never twice on the same script: languages share half of theirs.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export interface Task {
  id: number
  code: string
  passes: number
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

/**
 * A script that does the same in fewer bytes.
 * @param passes how often it is gone through
 */
export function minifyScript(code: string, passes: number): Promise<string> {
  const before = known.get(code)
  if (before !== undefined) return before
  const id = known.size
  const answer = Promise.withResolvers<string>()
  waiting.set(id, answer)
  known.set(code, answer.promise)
  const worker = takeWorker(id)
  worker.ref()
  worker.postMessage({ id, code, passes } satisfies Task)
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

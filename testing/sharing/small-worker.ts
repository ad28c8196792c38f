// Tries a foreign update as the browser's worker does, in one that may hold 64 MB and no more.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { isHarmless } from '../../src/features/family/sharing/sync/foreign-update.ts'

const MEGABYTES = 64

interface Tried {
  state: Uint8Array
  update: Uint8Array
}

/** @returns the worker's answer, or that it had to end: both put an update aside */
export async function tryInSmallWorker(tried: Tried): Promise<boolean | 'out of memory'> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: tried,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 8 },
  })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('out of memory') : reject(error),
    )
  })
}

if (!isMainThread && parentPort !== null) {
  const { state, update } = workerData as Tried
  parentPort.postMessage(isHarmless(state, update))
}

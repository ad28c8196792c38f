// Asks a worker about foreign updates, and takes silence for a no.
import { AppError } from '#src/shared/app-error.ts'

/** For one update, once the worker has started: how long that takes depends on the network. */
const PATIENCE_MS = 2_000
/** A timer that comes later than this slept with the page, and the worker with it: a locked phone says nothing of the update. */
const ASLEEP_MS = PATIENCE_MS + 1_000

export interface Trial {
  /**
   * @param state the whole notebook as one update
   * @returns whether the notebook would still be one after `update`
   * @throws AppError `unavailable` when the worker could not be fetched, or the page slept: nothing is known of the update then
   */
  isHarmless(state: Uint8Array, update: Uint8Array): Promise<boolean>
  end(): void
}

/** One worker for as many updates as come at once; one that hangs is replaced. */
export function startTrial(): Trial {
  let started: Promise<Worker> | null = null
  const end = () => {
    void started?.then((worker) => worker.terminate()).catch(() => undefined)
    started = null
  }
  return {
    async isHarmless(state, update) {
      started ??= startWorker()
      const worker = await started
      return new Promise((resolve, reject) => {
        const begun = performance.now()
        const refuse = () => {
          clearTimeout(timer)
          end()
          resolve(false)
        }
        const timer = setTimeout(() => {
          if (performance.now() - begun <= ASLEEP_MS) return refuse()
          end()
          reject(new AppError('unavailable', 'shell_our_fault'))
        }, PATIENCE_MS)
        worker.onmessage = ({ data }: MessageEvent<boolean>) => {
          clearTimeout(timer)
          resolve(data)
        }
        worker.onerror = refuse
        worker.postMessage({ state, update })
      })
    },
    end,
  }
}

function startWorker(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./foreign-update.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = () => resolve(worker)
    worker.onerror = (cause) => reject(new AppError('unavailable', 'shell_our_fault', { cause }))
  })
}

// Asks a worker about foreign updates, and takes silence for a no.
const PATIENCE_MS = 2_000

export interface Trial {
  /** @param state the whole notebook as one update. @returns whether the notebook would still be one after `update` */
  isHarmless(state: Uint8Array, update: Uint8Array): Promise<boolean>
  end(): void
}

/** One worker for as many updates as come at once; one that hangs is replaced. */
export function startTrial(): Trial {
  let worker: Worker | null = null
  const end = () => {
    worker?.terminate()
    worker = null
  }
  const isHarmless = (state: Uint8Array, update: Uint8Array) =>
    new Promise<boolean>((resolve) => {
      worker ??= new Worker(new URL('./foreign-update.worker.ts', import.meta.url), { type: 'module' })
      const refuse = () => {
        clearTimeout(timer)
        end()
        resolve(false)
      }
      const timer = setTimeout(refuse, PATIENCE_MS)
      worker.onmessage = ({ data }: MessageEvent<boolean>) => {
        clearTimeout(timer)
        resolve(data)
      }
      worker.onerror = refuse
      worker.postMessage({ state, update })
    })
  return { isHarmless, end }
}

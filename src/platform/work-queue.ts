// Lets a few pieces of heavy work run at once and a few more wait; the rest is turned away at once, not slowly.
import { AppError } from '#src/shared/app-error.ts'

export interface WorkQueue {
  /** @throws AppError `unavailable` when too many wait already */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

const RETRY_AFTER = 5

export function createWorkQueue(limits: { running: number; waiting: number }): WorkQueue {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    async run(work) {
      if (running >= limits.running) {
        if (waiting.length >= limits.waiting) {
          throw new AppError('unavailable', 'server_busy', { retryAfter: RETRY_AFTER })
        }
        // The call that ends gives its place on, so that no new call gets in first.
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else {
        running += 1
      }
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next === undefined) running -= 1
        else next()
      }
    },
  }
}

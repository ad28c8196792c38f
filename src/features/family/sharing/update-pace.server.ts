// How fast one notebook grows. The number of an update says how many there were before it, on every process, so it is enough to
// remember with which number a minute began; nothing of it is written down (K11).
import type { Limit } from '#src/platform/http/rate-limit.ts'
import { oneForEachApp } from '#src/platform/one-for-each-app.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { UPDATES_MINUTE } from './sharing-limits.server.ts'

/** Beyond, the one that began first is forgotten. Some 3 MB at most. */
const NOTEBOOKS_MAX = 20_000

interface UpdatePace {
  /** Seconds until a notebook may have an update with this number, or null when it may now. */
  secondsToWait(notebook: string, number: number): number | null
}

interface Span {
  first: number
  /** Milliseconds since 1970. */
  endsAt: number
}

export function createUpdatePace(
  { max, seconds }: Pick<Limit, 'max' | 'seconds'>,
  clock: () => Date,
  notebooksMax = NOTEBOOKS_MAX,
): UpdatePace {
  const spans = new Map<string, Span>()
  const length = seconds * 1_000
  return {
    secondsToWait(notebook, number) {
      const now = clock().getTime()
      const known = spans.get(notebook)
      // What ends later than its own length from now began before a clock was set back (decision 62).
      if (known !== undefined && known.endsAt > now && known.endsAt <= now + length) {
        return number < known.first + max ? null : Math.ceil((known.endsAt - now) / 1_000)
      }
      spans.delete(notebook)
      spans.set(notebook, { first: number, endsAt: now + length })
      // In the order in which they began.
      for (const [other, { endsAt }] of spans) {
        if (endsAt > now && spans.size <= notebooksMax) break
        spans.delete(other)
      }
      return null
    },
  }
}

const paceOf = oneForEachApp(({ clock }) => createUpdatePace(UPDATES_MINUTE, clock))

/** @throws AppError 429 when a notebook grows too fast */
export function refuseHaste(services: Services, notebook: string, number: number): void {
  const retryAfter = paceOf(services).secondsToWait(notebook, number)
  if (retryAfter !== null) throw new AppError('too_many_requests', 'server_too_many_tries', { retryAfter })
}

// How often each network did something that is limited, counted in the memory of this process: for checks that must cost nothing
// and counts that a restart may lose. Counts that a restart must not lose are in the database (`rate-limit.ts`).
import { AppError } from '#src/shared/app-error.ts'
import { perApp } from '../per-app.ts'
import type { Services } from '../services.ts'
import { limitBuckets } from './client-address.ts'
import type { Limit } from './rate-limit.ts'

/** When there are more, the oldest one is removed, so that a flood cannot fill the memory: some 3 MB at most. */
const NETWORKS_MAX = 20_000

export interface NetworkTally {
  /** Seconds until the network is served again; null while it is served. */
  secondsToWait(network: string): number | null
  add(network: string): void
}

interface Count {
  count: number
  /** Milliseconds since 1970. */
  endsAt: number
}

/** @param max how often within `seconds`, counted from the first time; a /48 has eight times as many */
export function createNetworkTally(
  { max, seconds }: Pick<Limit, 'max' | 'seconds'>,
  clock: () => Date,
  networksMax = NETWORKS_MAX,
): NetworkTally {
  const counts = new Map<string, Count>()
  const span = seconds * 1_000
  const find = (key: string, now: number): Count | undefined => {
    const known = counts.get(key)
    // A count lasts `span` at most: one that ends later was begun before the clock was set back.
    return known !== undefined && known.endsAt > now && known.endsAt <= now + span ? known : undefined
  }
  return {
    secondsToWait(network) {
      const now = clock().getTime()
      const waits = limitBuckets(network, max).flatMap((bucket) => {
        const known = find(bucket.key, now)
        return known !== undefined && known.count >= bucket.max ? [Math.ceil((known.endsAt - now) / 1_000)] : []
      })
      return waits.length === 0 ? null : Math.max(...waits)
    },
    add(network) {
      const now = clock().getTime()
      for (const { key } of limitBuckets(network, max)) {
        const known = find(key, now)
        if (known !== undefined) {
          known.count += 1
          continue
        }
        counts.delete(key)
        counts.set(key, { count: 1, endsAt: now + span })
      }
      // Oldest first: a network is removed as soon as it is no longer needed, or when there are too many.
      for (const [key, { endsAt }] of counts) {
        if (endsAt > now && counts.size <= networksMax) break
        counts.delete(key)
      }
    },
  }
}

/** For a route, which is declared before there is an app: one tally for each app that serves it. */
export function tallyOfEachApp(limit: Pick<Limit, 'max' | 'seconds'>): (services: Services) => NetworkTally {
  return perApp(({ clock }) => createNetworkTally(limit, clock))
}

/** @throws AppError 429 while the network has to wait */
export function refuseWaiting(tally: NetworkTally, network: string): void {
  const retryAfter = tally.secondsToWait(network)
  if (retryAfter !== null) throw new AppError('too_many_requests', 'server_too_many_tries', { retryAfter })
}

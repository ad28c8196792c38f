// Claims and receipts of one run, written together: what several connections ask for while one commit is under way goes
// into the next. Each waits for the commit of its own, so nothing is believed before it is durable; the disk, and a
// database across the network, are asked less often.
import type { Services } from '#src/platform/services.ts'
import { shareWork } from '#src/platform/shared-work.ts'
import { acceptAndClaim } from './deliveries.queries.server.ts'

export interface DeliveryWriter {
  /** True when the copy is ours to send, and nobody else's. */
  claim(subscriberId: string): Promise<boolean>
  /** The mail server has taken the copy. @param code what it answered */
  accept(subscriberId: string, code: string | null): Promise<void>
}

/** Milliseconds in which others may join. SQLite commits while everything else stands still, so fewer is more. */
const GATHER_MS = 1

type Asked = { claims: string } | { accepts: string; code: string | null }

export function createDeliveryWriter(services: Services, issue: string, worker: string): DeliveryWriter {
  const write = shareWork({
    together: async (asked: Asked[]): Promise<boolean[]> => {
      const claimed = asked.flatMap((one) => ('claims' in one ? one.claims : []))
      const accepting = asked.filter((one) => 'accepts' in one)
      const receipt = { worker, code: accepting.at(-1)?.code ?? null, now: services.clock() }
      const ids = { accepted: accepting.map(({ accepts }) => accepts), claimed }
      const ours = new Set(await acceptAndClaim(services.database, issue, ids, receipt))
      // Of two who ask for one copy in one commit, the first has it.
      return asked.map((one) => ('claims' in one ? ours.delete(one.claims) : true))
    },
    gatherMs: GATHER_MS,
    groupMax: Number.POSITIVE_INFINITY,
  })
  return {
    claim: (id) => write({ claims: id }),
    accept: async (id, code) => {
      await write({ accepts: id, code })
    },
  }
}

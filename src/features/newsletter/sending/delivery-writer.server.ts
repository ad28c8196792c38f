// Claims and receipts of one run, written together: what several connections ask for while one commit is under way goes
// into the next. Each waits for the commit of its own, so nothing is believed before it is durable; the disk, and a
// database across the network, are asked less often.
import { setTimeout } from 'node:timers/promises'
import type { Services } from '#src/platform/services.ts'
import { acceptAndClaim } from './deliveries.queries.server.ts'

export interface DeliveryWriter {
  /** True when the copy is ours to send, and nobody else's. */
  claim(subscriberId: string): Promise<boolean>
  /** The mail server has taken the copy. @param code what it answered */
  accept(subscriberId: string, code: string | null): Promise<void>
}

/** Milliseconds in which others may join. SQLite commits while everything else stands still, so fewer is more. */
const GATHER_MS = 1

interface Asked {
  id: string
  resolve: (claimed: boolean) => void
  reject: (error: unknown) => void
}

export function createDeliveryWriter(services: Services, issue: string, worker: string): DeliveryWriter {
  let claims: Asked[] = []
  let receipts: Asked[] = []
  let receiptCode: string | null = null
  let writing = false

  const write = async (claiming: Asked[], accepting: Asked[]): Promise<Set<string>> => {
    const ids = { accepted: accepting.map(({ id }) => id), claimed: claiming.map(({ id }) => id) }
    const receipt = { worker, code: receiptCode, now: services.clock() }
    return new Set(await acceptAndClaim(services.database, issue, ids, receipt))
  }

  const writeAll = async () => {
    if (writing) return
    writing = true
    while (claims.length + receipts.length > 0) {
      await setTimeout(GATHER_MS)
      const [claiming, accepting] = [claims, receipts]
      claims = []
      receipts = []
      try {
        const claimed = await write(claiming, accepting)
        // Of two who ask for one copy in one commit, the first has it.
        for (const { id, resolve } of claiming) resolve(claimed.delete(id))
        for (const { resolve } of accepting) resolve(true)
      } catch (error) {
        for (const { reject } of [...claiming, ...accepting]) reject(error)
      }
    }
    writing = false
  }

  return {
    claim: (id) =>
      new Promise((resolve, reject) => {
        claims.push({ id, resolve, reject })
        void writeAll()
      }),
    accept: (id, code) =>
      new Promise((resolve, reject) => {
        receiptCode = code
        receipts.push({ id, resolve: () => resolve(), reject })
        void writeAll()
      }),
  }
}

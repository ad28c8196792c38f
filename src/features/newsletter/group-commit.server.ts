// Many small writes, few commits: what is asked for while one commit is under way goes into the next one together. Each
// caller waits for the commit of its own write, so nothing is believed before it is durable; the disk is asked less often.
import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '#src/server/database/tables.ts'

/** Milliseconds in which others may join a commit. SQLite commits while everything else stands still, so fewer is more. */
const GATHER_MS = Number(process.env.GATHER ?? 2)

type Write<Result> = (transaction: Kysely<Tables>) => Promise<Result>

export type GroupCommit = <Result>(write: Write<Result>) => Promise<Result>

interface Waiting {
  write: Write<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** A write that fails takes those of the same commit with it: each caller hears of it. */
export function createGroupCommit(query: Kysely<Tables>): GroupCommit {
  let waiting: Waiting[] = []
  let committing = false

  const commitAll = async () => {
    if (committing) return
    committing = true
    while (waiting.length > 0) {
      await setTimeout(GATHER_MS)
      const group = waiting
      waiting = []
      try {
        const results = await query.transaction().execute(async (transaction) => {
          const done: unknown[] = []
          for (const { write } of group) done.push(await write(transaction))
          return done
        })
        for (const [index, { resolve }] of group.entries()) resolve(results[index])
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    committing = false
  }

  return <Result>(write: Write<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ write, resolve: resolve as Waiting['resolve'], reject })
      void commitAll()
    })
}

// What several requests ask of the database at the same time, asked for together: what comes while one group is under way
// goes into the next. Each waits for the end of its own group, so nothing is answered before it is durable.
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway } from './database/database-failure.ts'

export interface SharedWork<Item, Result> {
  /** Does all of it or nothing, in one commit. @returns a result for each item, in their order */
  together(items: Item[]): Promise<Result[]>
  /** Milliseconds in which others may join; without it those whose request has arrived by now. */
  gatherMs?: number
  /** Doing an item again changes nothing: when a group fails for the sake of one, each is tried by itself. */
  repeatable?: boolean
  /** A group has no more items than this. */
  groupMax?: number
}

interface Asked<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

const GROUP_MAX = 50

/** @returns asks for one item, and resolves or rejects when what it was done in has ended */
export function shareWork<Item, Result>({
  together,
  gatherMs,
  repeatable = false,
  groupMax = GROUP_MAX,
}: SharedWork<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Asked<Item, Result>[] = []
  let working = false

  const work = async (group: Asked<Item, Result>[]) => {
    try {
      const results = await together(group.map(({ item }) => item))
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result)
    } catch (error) {
      // One by one, a database that is away would keep everybody waiting once for each.
      const triesAlone = repeatable && group.length > 1 && !isDatabaseAway(error)
      if (triesAlone) for (const one of group) await work([one])
      else for (const { reject } of group) reject(error)
    }
  }

  const workOff = async () => {
    if (working) return
    working = true
    while (waiting.length > 0) {
      await (gatherMs === undefined ? nextTurn() : wait(gatherMs))
      const group = waiting.slice(0, groupMax)
      waiting = waiting.slice(groupMax)
      await work(group)
    }
    working = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      void workOff()
    })
}

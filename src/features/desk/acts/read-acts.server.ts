// Reading the log of acts: for owners at the desk, and for the command that checks it.
import type { Route } from '#src/platform/http/route.ts'
import type { Services } from '#src/platform/services.ts'
import { listNames } from '../people/people.queries.server.ts'
import { handleAtDesk } from '../way-in/handle-at-desk.server.ts'
import { hashOfLine } from './act-log.server.ts'
import type { ActAbout } from './act-names.ts'
import { listActs } from './acts.contract.ts'
import { listLinesAfter, listLinesBefore } from './acts.queries.server.ts'

const PAGE = 50
/** No number of a line is beyond it: PostgreSQL's `integer` ends there. */
const LAST_NUMBER = 2_147_483_647
/** Lines read at a time by the check. */
const BATCH = 1_000

export const actRoutes: Route[] = [
  handleAtDesk(listActs, async ({ before }, { services }) => {
    const { query } = services.database
    const from = before !== undefined && /^\d{1,9}$/.test(before) ? Number(before) : LAST_NUMBER
    const lines = await listLinesBefore(query, from, PAGE + 1)
    const names = await listNames(query)
    return {
      lines: lines.slice(0, PAGE).map(({ number, created_at, operator_id, act, about }) => ({
        number,
        at: created_at,
        who: operator_id === null ? null : (names.get(operator_id) ?? null),
        act,
        about: nameIn(JSON.parse(about), names),
      })),
      more: lines.length > PAGE,
    }
  }),
]

function nameIn({ person, ...rest }: ActAbout, names: Map<string, string>): ActAbout {
  return person === undefined ? rest : { person: names.get(String(person)) ?? '', ...rest }
}

export interface Checked {
  lines: number
  /** Of the last line: who was mailed it can compare. */
  head: string
  /** The first line that is not as it was written; null when all are. */
  wrong: number | null
}

/** Walks the whole chain (L9). */
export async function checkActs({ database }: Services): Promise<Checked> {
  let [lines, head] = [0, '']
  for (;;) {
    const batch = await listLinesAfter(database.query, lines, BATCH)
    for (const line of batch) {
      const isNext = line.number === lines + 1 && line.previous_hash === head
      if (!isNext || hashOfLine(line) !== line.hash) return { lines, head, wrong: line.number }
      lines = line.number
      head = line.hash
    }
    if (batch.length < BATCH) return { lines, head, wrong: null }
  }
}

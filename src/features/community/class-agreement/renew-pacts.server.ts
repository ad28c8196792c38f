// Moves the steps that everybody sees: once a night, or when the operator asks for it, and only by three or more. A pact is
// reached here and nowhere else, so that it is reached once.

import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { lastLondonDayAt, londonDay } from '#src/platform/london-time.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import { listGrownPacts, movePact } from './pacts.queries.server.ts'

/** In London. */
const NIGHTLY_HOUR = 3
/** Whichever process comes first renews for all; the subject is the night. */
const NIGHT: Limit = { name: 'pacts-night', max: 1, seconds: 2 * DAY_SECONDS }

/** What the job runner does: nothing, until the hour has come and nobody else has done it. */
export async function renewPactsNightly(services: Services): Promise<void> {
  await services.database.query.transaction().execute(async (transaction) => {
    const subject = lastLondonDayAt(NIGHTLY_HOUR, services.clock())
    if (await tryTakeLimit(transaction, services, { limit: NIGHT, subject })) await renew(transaction, services)
  })
}

/** Renews at once. @returns how many pacts were counted anew */
export function renewPacts(services: Services): Promise<number> {
  return services.database.query.transaction().execute((transaction) => renew(transaction, services))
}

async function renew(query: Kysely<Tables>, services: Services): Promise<number> {
  const today = londonDay(services.clock())
  let moved = 0
  for (const { joined, ...pact } of await listGrownPacts(query)) {
    const reached_on = pact.reached_on ?? (joined >= pact.threshold ? today : null)
    if (await movePact(query, pact, { counted: joined, reached_on })) moved += 1
  }
  return moved
}

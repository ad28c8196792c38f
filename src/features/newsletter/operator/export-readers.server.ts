// All readers of the newsletter, with the proof of their consent, as the file that `import` reads.
import { toCsv } from '#src/platform/csv.ts'
import type { Services } from '#src/platform/services.ts'
import { listSubscribersWithConsent } from '../subscribing/subscription-events.queries.server.ts'

const AT_ONCE = 5_000

/** @yields the file in parts, the line with the names of the columns first */
export async function* exportReaders(services: Services): AsyncGenerator<string> {
  yield toCsv([['email', 'consented_on', 'proof', 'language']])
  for (let after = ''; ; ) {
    const subscribers = await listSubscribersWithConsent(services.database.query, after, AT_ONCE)
    const last = subscribers.at(-1)
    if (last === undefined) return
    after = last.id
    // Picked here: an index on the state would sort every page again.
    const readers = subscribers.filter(({ state }) => state === 'active')
    if (readers.length === 0) continue
    const rows = readers.map(({ email, language, consented_at, claimed_at, wording, context }) => [
      email,
      (claimed_at ?? consented_at).slice(0, 10),
      wording ?? context,
      language,
    ])
    // The byte order mark for spreadsheets is only at the beginning of the file.
    yield toCsv(rows).slice(1)
  }
}

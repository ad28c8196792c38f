// kill -9 of the real server while it sends: no reader is left out, and only mails in flight are sent twice. Neither is an issue forgotten
// that waits its ten minutes.
import { expect, test } from 'vitest'
import { loadIssueFiles } from '#src/features/newsletter/issues/issues.content.server.ts'
import { startPostgresServer } from '../../testing/database/postgres-server.ts'
import { runCrashCycles } from './crash-cycles.ts'
import { runWaitingKills } from './waiting-kills.ts'

const KILLS = 5
const READERS = 1_000
const CONNECTIONS = 10
const [FIRST] = loadIssueFiles('en')

// Side by side: most of it is waiting until the work of a dead server is taken over.
test.concurrent.each(['SQLite', 'PostgreSQL'])(
  'a server that is killed again and again while it sends leaves nobody out, on %s',
  async (engine) => {
    await using postgres = engine === 'PostgreSQL' ? await startPostgresServer() : null
    const database = postgres === null ? {} : { databaseUrl: postgres.url }
    const result = await runCrashCycles(FIRST?.slug ?? '', { kills: KILLS, readers: READERS, ...database })
    const { status, ...figures } = result
    console.log(JSON.stringify({ engine, ...figures, sent: status.sent, failed: status.failed }))
    expect(result.kills).toBe(KILLS)
    expect(result.missed).toBe(0)
    // What was on its way comes twice, and no more: one for each connection.
    expect(result.duplicates).toBeLessThanOrEqual(KILLS * CONNECTIONS)
    expect(result.mostInHand).toBeLessThanOrEqual(CONNECTIONS)
    expect(status).toMatchObject({ planned: READERS, sent: READERS, failed: 0 })
  },
  // Five starts of the server, each of some seconds, and eight seconds each until the work of the dead one is taken over.
  200_000,
)

test.concurrent('an issue that waits its ten minutes survives kills before and after they are over', async () => {
  const { duplicates, missed, takenTooEarly } = await runWaitingKills(FIRST?.slug ?? '', 40)
  expect({ missed, takenTooEarly }).toEqual({ missed: 0, takenTooEarly: 0 })
  expect(duplicates).toBeLessThanOrEqual(CONNECTIONS)
}, 120_000)

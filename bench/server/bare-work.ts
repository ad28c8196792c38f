// A process that does one thing and prints how often it did it a second: `hashes`, four at a time, or `inserts` of
// completions through Kysely alone, as many at once as the generator has connections.
import { join } from 'node:path'
import { connectPostgres, openSqlite } from '#src/platform/database/database.ts'
import { hashPassword } from '#src/platform/identity/password-hash.ts'

const SECONDS = 5
const HASHES_AT_ONCE = 4
const ROWS = 6_000

const [kind, accounts, connections] = process.argv.slice(2)
const rate = kind === 'hashes' ? await countHashes() : await countInserts(Number(accounts), Number(connections))
console.log(rate)

async function countHashes(): Promise<number> {
  const end = performance.now() + SECONDS * 1_000
  let made = 0
  const worker = async () => {
    while (performance.now() < end) {
      await hashPassword('a password for the benchmark')
      made += 1
    }
  }
  await Promise.all(Array.from({ length: HASHES_AT_ONCE }, worker))
  return made / SECONDS
}

async function countInserts(people: number, atOnce: number): Promise<number> {
  const { DATABASE_URL, DATA_DIR } = process.env
  const database =
    DATABASE_URL === undefined
      ? await openSqlite(join(DATA_DIR as string, 'handrail.sqlite'))
      : await connectPostgres(DATABASE_URL)
  const start = performance.now()
  const worker = async (first: number) => {
    for (let row = first; row < ROWS; row += atOnce) {
      const values = {
        account_id: `id-${row % people}`,
        lesson_key: `bare-${row}`,
        created_at: new Date().toISOString(),
      }
      await database.query.insertInto('completion').values(values).execute()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, first) => worker(first)))
  const perSecond = ROWS / ((performance.now() - start) / 1_000)
  await database.query.deleteFrom('completion').where('lesson_key', 'like', 'bare-%').execute()
  await database.close()
  return perSecond
}

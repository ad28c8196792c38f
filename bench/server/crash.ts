// 300 kills of the real server while parents write, half on each database: `npm run bench crash` (docs/reliability.md).
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runWriteCrashCycles, type WriteCrashResult } from '../../testing/crash/write-crash-cycles.ts'
import { startPostgresServer } from '../../testing/database/postgres-server.ts'

const KILLS_EACH = 150

export async function benchCrash(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-crash-'))
  try {
    report('SQLite', await runWriteCrashCycles({ DATA_DIR: folder }, KILLS_EACH))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await using postgres = await startPostgresServer()
  const env = { DATABASE_URL: postgres.url, TOKEN_SECRET: 'a secret for crashing only' }
  report('PostgreSQL', await runWriteCrashCycles(env, KILLS_EACH))
}

function report(engine: string, { lost, halves, refused, restartMs, ...figures }: WriteCrashResult): void {
  const counts = { lost: lost.length, halves: halves.length, refused: refused.length }
  console.log(`\nkill -9 while writing, ${engine}`)
  console.table({ ...figures, ...counts, 'restart ms, median': restartMs.median, 'restart ms, most': restartMs.most })
  const wrong = [...lost, ...halves, ...refused]
  if (wrong.length > 0) throw new Error(wrong.slice(0, 20).join('\n'))
}

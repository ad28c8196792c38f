// Kill -9 of the real server at random moments while people write. What was acknowledged is there, whole.
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startPostgresServer } from '../../testing/database/postgres-server.ts'
import { runWriteCrashCycles, type WriteCrashResult } from './write-crash-cycles.ts'

const KILLS = 15

function expectNothingLost(engine: string, result: WriteCrashResult): void {
  const { lost, halves, refused, ...figures } = result
  console.log(engine, JSON.stringify(figures))
  expect(lost).toEqual([])
  expect(halves).toEqual([])
  expect(refused).toEqual([])
  expect(figures).toMatchObject({ kills: KILLS, integrity: 'ok', deadSessions: 0 })
  expect(figures.acknowledged).toBeGreaterThan(KILLS)
  // The kills did come in the middle of writes.
  expect(figures.brokenOff).toBeGreaterThan(0)
}

test('fifteen kills on SQLite lose no acknowledged write', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'handrail-writes-'))
  expectNothingLost('SQLite', await runWriteCrashCycles({ DATA_DIR: folder.path }, KILLS))
}, 300_000)

test('fifteen kills on PostgreSQL lose no acknowledged write', async () => {
  await using postgres = await startPostgresServer()
  const env = { DATABASE_URL: postgres.url, TOKEN_SECRET: 'a secret for crashing only' }
  expectNothingLost('PostgreSQL', await runWriteCrashCycles(env, KILLS))
}, 300_000)

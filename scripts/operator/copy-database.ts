// `npm run copy-database`: from the SQLite file in DATA_DIR to the empty PostgreSQL database of DATABASE_URL.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#src/platform/config.ts'
import { keepNewFilesPrivate } from '#src/platform/data-folder.ts'
import { openDatabase, openSqlite, sqliteFile } from '#src/platform/database/database.ts'
import { copyDatabase } from '#src/platform/operations/copy-database.ts'
import { reportFailure } from './run-command.ts'

const USAGE = `Usage: npm run copy-database

Copies every row from the SQLite database in DATA_DIR to the empty PostgreSQL database that DATABASE_URL names, and counts
both. The server has to be stopped. Nothing is deleted: with DATABASE_URL set, the next start uses PostgreSQL.`

keepNewFilesPrivate()
await reportFailure(run)

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
  if (values.help) return console.log(USAGE)
  const config = readConfig(process.env)
  await requireBothSides(config)
  const before = await openSqlite(sqliteFile(config))
  try {
    const after = await openDatabase(config)
    try {
      const counts = await copyDatabase(before.query, after.query)
      for (const [table, rows] of counts) if (rows > 0) console.log(`${table}: ${rows}`)
      const all = [...counts.values()].reduce((sum, rows) => sum + rows, 0)
      console.log(`${all} rows are in both databases. Start the server with DATABASE_URL and TOKEN_SECRET set.`)
    } finally {
      await after.close()
    }
  } finally {
    await before.close()
  }
}

/** @throws with what to do when a side is missing, or when its secret would open nothing of what is copied */
async function requireBothSides(config: Config): Promise<void> {
  const file = sqliteFile(config)
  if (!existsSync(file)) throw new Error(`There is no ${file}: set DATA_DIR as the server has it.`)
  if (config.databaseUrl === undefined) throw new Error(`DATABASE_URL is not set.\n\n${USAGE}`)
  const secretFile = join(config.dataDir, 'token-secret')
  if (!existsSync(secretFile)) return
  const secret = (await readFile(secretFile, 'utf8')).trim()
  if (config.tokenSecrets?.includes(secret)) return
  throw new Error(
    `TOKEN_SECRET has to be what stands in ${secretFile}: with another one no session and no mailed link would work.`,
  )
}

// Kysely on the SQLite that is built into Node. It differs from Kysely's own dialect in two points:
// statements of `node:sqlite` take their parameters spread, and transactions must take the write lock at their start.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'

/** How long a writer waits for another process's write, in milliseconds. */
const BUSY_TIMEOUT = 10_000
const STATEMENTS_KEPT = 500
/** In characters. Longer statements insert many rows: each number of rows makes another text, of up to a megabyte. */
const LONGEST_KEPT = 2_000

export interface SqliteDialectOfFile {
  dialect: Dialect
  /**
   * Moves what was written into the database's file and empties the log beside it, which still holds deleted words.
   * Does nothing while a transaction is open or another process reads: there is a next time.
   */
  emptyLog(): void
}

/** @param file a path, or ':memory:' */
export function createSqliteDialect(file: string): SqliteDialectOfFile {
  let database: DatabaseSync | undefined
  const config = {
    database: async () => {
      database = openFile(file)
      return wrapDatabase(database)
    },
  }
  const dialect = new SqliteDialect(config)
  return {
    dialect: {
      createAdapter: () => new MigratingSqliteAdapter(),
      createDriver: () => new ImmediateSqliteDriver(config, () => database?.isTransaction ?? false),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
    emptyLog: () => {
      if (database?.isOpen && !database.isTransaction) emptyLog(database)
    },
  }
}

/** The usual timeout would block the only thread for as long as a backup takes. */
function emptyLog(database: DatabaseSync): void {
  database.exec('PRAGMA busy_timeout = 0')
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`)
  }
}

function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true })
  // WAL lets readers continue while one process writes; FULL makes an acknowledged write survive a power cut.
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  // Deleted data is overwritten, so that a stolen disk or a copy of the file does not reveal it.
  database.exec('PRAGMA secure_delete = ON')
  return database
}

function wrapDatabase(database: DatabaseSync): SqliteDatabase {
  const prepare = (sql: string) => {
    const statement = database.prepare(sql)
    const spread = (parameters: ReadonlyArray<unknown>) => parameters as SQLInputValue[]
    return {
      reader: statement.columns().length > 0,
      all: (parameters: ReadonlyArray<unknown>) => statement.all(...spread(parameters)),
      run: (parameters: ReadonlyArray<unknown>) => statement.run(...spread(parameters)),
      iterate: (parameters: ReadonlyArray<unknown>) =>
        statement.iterate(...spread(parameters)) as IterableIterator<unknown>,
    }
  }
  // The least recently used statement is first. A removed one is freed only when nothing refers to it, so one in use stays valid.
  const kept = new Map<string, ReturnType<typeof prepare>>()
  const keep = (sql: string, statement: ReturnType<typeof prepare>) => {
    kept.delete(sql)
    kept.set(sql, statement)
    if (kept.size > STATEMENTS_KEPT) kept.delete(kept.keys().next().value as string)
  }
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql)
      const statement = known ?? prepare(sql)
      // Only plain data statements are cached, because a statement must not outlive a change of its table.
      const isKept =
        known !== undefined || (sql.length <= LONGEST_KEPT && /^(select|insert|update|delete)\b/i.test(sql))
      if (isKept) keep(sql, statement)
      return statement
    },
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean

  constructor(config: SqliteDialectConfig, isInTransaction: () => boolean) {
    super(config)
    this.#isInTransaction = isInTransaction
  }

  /** A deferred transaction that turns into a writer fails at once when another process writes; this one waits. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** Does not roll back twice: a full or broken disk makes SQLite roll back by itself, and a second one would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection)
  }
}

class MigratingSqliteAdapter extends SqliteAdapter {
  /** SQLite can undo changes of tables, so an interrupted migration leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

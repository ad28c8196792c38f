// Kysely on a database that has one connection: a request that holds it in a transaction and queries outside that transaction waits for
// itself, and all other requests wait for it, without end. Here such a query fails at once.
import { AsyncLocalStorage } from 'node:async_hooks'
import { type ConnectionProvider, type Dialect, Kysely } from 'kysely'

/** Who holds the connection: the code of a transaction, and whatever that code has started. */
interface Hold {
  /** False once the connection was given back: a timer that a transaction left behind may query like any other code. */
  open: boolean
}

/** @throws (each question) for one that was asked from within an open transaction and not through it */
export function createOnOneConnection<Tables>(dialect: Dialect): Kysely<Tables> {
  const plain = new Kysely<Tables>({ dialect })
  const executor = plain.getExecutor()
  const holds = new AsyncLocalStorage<Hold>()
  const connections: ConnectionProvider = {
    async provideConnection(consumer, options) {
      if (holds.getStore()?.open) {
        throw new Error('A query was asked beside the open transaction that it came from: it would wait for ever.')
      }
      return executor.provideConnection(async (connection) => {
        const hold: Hold = { open: true }
        try {
          return await holds.run(hold, () => consumer(connection))
        } finally {
          hold.open = false
        }
      }, options)
    },
  }
  // Begins and ends transactions on whatever connection it is handed; it opens none.
  const driver = dialect.createDriver()
  driver.destroy = () => plain.destroy()
  return new Kysely<Tables>({
    config: { dialect },
    dialect,
    driver,
    executor: executor.withConnectionProvider(connections),
  })
}

// Kysely on a database that has one connection: a request that holds it in a transaction and queries outside that transaction waits for
// itself, and all other requests wait for it, without end. Here such a query fails at once.
import { AsyncLocalStorage } from 'node:async_hooks'
import { type ConnectionProvider, type Dialect, Kysely } from 'kysely'

/** The holder of the connection: the code of a transaction and everything that it has started. */
interface Hold {
  /** False once the connection was given back, so that a timer that outlives its transaction may query again. */
  open: boolean
}

/** @throws in each query that is made inside an open transaction without using it */
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
  // It begins and ends transactions on the given connection and opens none.
  const driver = dialect.createDriver()
  driver.destroy = () => plain.destroy()
  return new Kysely<Tables>({
    config: { dialect },
    dialect,
    driver,
    executor: executor.withConnectionProvider(connections),
  })
}

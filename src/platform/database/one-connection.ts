// Kysely on a database that has one connection: whoever holds it in a transaction and asks beside that transaction waits for
// themselves, and everybody waits for them, for ever. Here such a question fails at once.
import { AsyncLocalStorage } from 'node:async_hooks'
import { type ConnectionProvider, type Dialect, Kysely } from 'kysely'

/** Of the connection, by what runs in it and whatever that has begun. */
interface Hold {
  /** No longer once it was given back: what a transaction left behind, such as a timer, may ask like everybody else. */
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

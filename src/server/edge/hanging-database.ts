// A database that takes no more orders and does not say so, as a stopped machine does, must not keep people waiting.
import type { MiddlewareHandler } from 'hono'
import type { Variables } from '#src/platform/http/route.ts'
import type { Services } from '#src/platform/services.ts'
import { databaseAway } from './error-answer.ts'

/** A request that takes longer is worth a look at the database, in milliseconds. */
const LOOK_AFTER_MS = 3_000
const ANSWER_WITHIN_MS = 1_500

/**
 * Answers 503 when a request waits and the database is found to be silent. The rule behind it is not cut
 * off: its transaction happens whole or not at all, once the database is back.
 */
export function failFastWhenDatabaseHangs({ database }: Services): MiddlewareHandler<{ Variables: Variables }> {
  return async (_context, next) => {
    // SQLite is in this process: while it is silent, nothing here could say so. Behind others it is only busy.
    if (database.engine === 'sqlite') return next()
    const answered = next()
    // Its result no longer matters once we have answered.
    answered.catch(() => undefined)
    while (!(await isDoneWithin(answered, LOOK_AFTER_MS))) {
      await database.ping(ANSWER_WITHIN_MS).catch((cause) => {
        throw databaseAway(cause)
      })
    }
    await answered
  }
}

async function isDoneWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(resolve, milliseconds, false)
  try {
    return await Promise.race([work.then(() => true), promise])
  } finally {
    clearTimeout(timer)
  }
}

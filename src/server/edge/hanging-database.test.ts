// No request waits for a database that has fallen silent, whenever that was.
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Variables } from '#src/platform/http/route.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { failFastWhenDatabaseHangs } from './hanging-database.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function ask(ping: () => Promise<void>, answer: () => Promise<Response>, engine = 'postgres') {
  const app = new Hono<{ Variables: Variables }>()
  app.use(failFastWhenDatabaseHangs({ database: { engine, ping } } as unknown as Services))
  app.get('/', answer)
  app.onError((error) => new Response(null, { status: error instanceof AppError ? error.status : 500 }))
  return Promise.resolve(app.request('/')).then(({ status }) => status)
}

test('a request whose database falls silent after two good looks is answered at the third', async () => {
  const ping = vi.fn(async () => {})
  const silent = () => Promise.reject(new Error('silent'))
  ping.mockResolvedValueOnce().mockResolvedValueOnce().mockImplementation(silent)
  const asked = ask(ping, () => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ping).toHaveBeenCalledTimes(3)
  expect(await asked).toBe(503)
})

test('a rule that takes long beside a database that answers ends in its own answer', async () => {
  const done = Promise.withResolvers<Response>()
  const asked = ask(
    async () => {},
    () => done.promise,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  done.resolve(new Response())
  expect(await asked).toBe(200)
})

test('a rule waiting behind others on SQLite is never refused, because it still writes', async () => {
  const done = Promise.withResolvers<Response>()
  const busy = vi.fn(() => Promise.reject(new Error('busy')))
  const asked = ask(busy, () => done.promise, 'sqlite')
  await vi.advanceTimersByTimeAsync(60_000)
  done.resolve(new Response())
  expect(await asked).toBe(200)
  expect(busy).not.toHaveBeenCalled()
})

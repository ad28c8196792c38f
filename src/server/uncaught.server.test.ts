// An uncaught error is logged and ends no more than it must.
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/api/test-app.ts'
import { catchTheUncaught } from './uncaught.ts'

/** A process that only remembers how it was ended. */
function fakeProcess() {
  const ends: unknown[] = []
  const running = Object.assign(new EventEmitter(), { exit: (code: unknown) => ends.push(code) as never })
  return { running: running as unknown as NodeJS.Process, ends }
}

test('an unhandled rejection is logged and counted, and the process lives on', async () => {
  await using app = await createTestApp()
  const { running, ends } = fakeProcess()
  catchTheUncaught(app.services, running)
  const reason = new Error('nobody waited for this')
  running.emit('unhandledRejection', reason, Promise.resolve())
  running.emit('unhandledRejection', 'no error at all', Promise.resolve())
  expect(app.logged.map(({ level, event, cause }) => [level, event, cause])).toEqual([
    ['error', 'uncaught.rejection', reason],
    ['error', 'uncaught.rejection', 'no error at all'],
  ])
  expect(await app.services.metrics.text()).toMatch(/^handrail_uncaught_total 2$/m)
  expect(ends).toEqual([])
  expect((await app.request('/api/settings')).status).toBe(200)
})

test('after an exception outside any request the process logs it and exits with 1', async () => {
  await using app = await createTestApp()
  const { running, ends } = fakeProcess()
  catchTheUncaught(app.services, running)
  const error = new Error('nobody caught this')
  running.emit('uncaughtException', error, 'uncaughtException')
  expect(app.logged).toMatchObject([{ level: 'error', event: 'uncaught.exception', cause: error }])
  expect(ends).toEqual([1])
})

// Two servers on one port: the second one says which setting to change.
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { explainListenFailure } from './listen-failure.ts'

test('a port that is taken is named with the setting that chose it', async () => {
  const first = createServer()
  const port = await new Promise<number>((resolve) =>
    first.listen(0, '127.0.0.1', () => resolve((first.address() as { port: number }).port)),
  )
  const failure = await new Promise<Error>((resolve) => createServer().once('error', resolve).listen(port, '127.0.0.1'))
  first.close()
  expect(explainListenFailure(failure, 'METRICS_PORT').message).toBe(
    `Port ${port} is taken. Stop what uses it, or set METRICS_PORT to another number.`,
  )
})

test('a port below 1024 that may not be opened is named, other failures are unchanged', () => {
  const closed = Object.assign(new Error('listen EACCES'), { code: 'EACCES', port: 80 })
  expect(explainListenFailure(closed, 'PORT').message).toBe(
    'Port 80 may not be opened. Set PORT to a number above 1023.',
  )
  const elsewhere = Object.assign(new Error('getaddrinfo ENOTFOUND metrics'), { code: 'ENOTFOUND' })
  expect(explainListenFailure(elsewhere, 'METRICS_PORT')).toBe(elsewhere)
})

// The processes that draw: what never ends is ended, what takes too much memory is ended, what is too
// much waits or is turned away, and the next text is drawn as if nothing had been.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPdfPool } from './pdf-pool.server.ts'

const CURIOUS = join(import.meta.dirname, '../../../../testing/pdf/curious-pdf-worker.ts')
const STUCK = join(import.meta.dirname, '../../../../testing/pdf/stuck-pdf-worker.ts')
const createStuckPool = (changes: Parameters<typeof createPdfPool>[0] = {}) =>
  createPdfPool({ worker: STUCK, published: () => [], ...changes })

const isRunning = (pid: number) =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

test('an endless text ends with its process after three seconds, and the next is drawn', async () => {
  const pool = createStuckPool()
  await pool.draw('en', 'words')
  const [pid] = pool.pids()
  const start = performance.now()
  await expect(pool.draw('en', 'for ever')).rejects.toMatchObject({ status: 503, retryAfter: 5 })
  expect(performance.now() - start).toBeGreaterThan(2_900)
  expect(performance.now() - start).toBeLessThan(10_000)
  expect(await pool.draw('en', 'words')).toHaveLength(4)
  expect(pool.pids()).not.toContain(pid)
  await expect.poll(() => isRunning(pid as number)).toBe(false)
  pool.close()
})

test('two endless texts do not keep a third from being drawn', async () => {
  const pool = createStuckPool({ deadline: 300 })
  const endless = [pool.draw('en', 'for ever'), pool.draw('en', 'for ever')].map((one) =>
    one.catch(({ status }) => status),
  )
  expect(await pool.draw('en', 'words')).toHaveLength(4)
  expect(await Promise.all(endless)).toEqual([503, 503])
  pool.close()
})

test('a process that hangs is ended, and one that ends by itself is replaced', async () => {
  const pool = createPdfPool({ published: () => [], deadline: 1_000 })
  await pool.draw('en', 'words')
  const [pid] = pool.pids()
  process.kill(pid as number, 'SIGSTOP')
  await expect(pool.draw('en', 'words')).rejects.toMatchObject({ status: 503 })
  expect((await pool.draw('en', 'words')).length).toBeGreaterThan(1_000)
  pool.close()

  const other = createStuckPool()
  await expect(other.draw('en', 'end')).rejects.toMatchObject({ status: 503 })
  expect(await other.draw('en', 'words')).toHaveLength(4)
  other.close()
})

test('a text that eats memory is ended long before the deadline', async () => {
  const pool = createStuckPool({ deadline: 20_000 })
  await pool.draw('en', 'words')
  // At the deadline it would be ended for another reason.
  await expect(pool.draw('en', 'eat')).rejects.toMatchObject({
    status: 503,
    cause: { message: expect.stringMatching(/more bytes of memory$/) },
  })
  expect(await pool.draw('en', 'words')).toHaveLength(4)
  pool.close()
})

test('two at once, twenty wait, the next is turned away at once', async () => {
  const pool = createStuckPool({ deadline: 500 })
  await Promise.all([pool.draw('en', 'words'), pool.draw('en', 'words')])
  const endless = [pool.draw('en', 'for ever'), pool.draw('en', 'for ever')].map((one) =>
    one.catch(({ status }) => status),
  )
  const waiting = Array.from({ length: 20 }, () => pool.draw('en', 'words'))
  const refused = pool.draw('en', 'words').catch((refusal: unknown) => refusal)
  expect(await Promise.race([refused, ...endless])).toMatchObject({ status: 429, retryAfter: 5 })
  expect(pool.pids()).toHaveLength(2)
  expect(await Promise.all(endless)).toEqual([503, 503])
  expect((await Promise.all(waiting)).map(({ length }) => length)).toEqual(Array(20).fill(4))
  pool.close()
})

test('a process that holds too much after a text draws no other one', async () => {
  const pool = createStuckPool({ worn: 1 })
  expect(await pool.draw('en', 'words')).toHaveLength(4)
  expect(pool.pids()).toEqual([])
  expect(await pool.draw('en', 'words')).toHaveLength(4)
  pool.close()
})

test('processes end after a quiet while, and start again when they are needed', async () => {
  const pool = createStuckPool({ quiet: 100 })
  await pool.draw('en', 'words')
  const [pid] = pool.pids()
  await expect.poll(() => pool.pids()).toEqual([])
  await expect.poll(() => isRunning(pid as number)).toBe(false)
  expect(await pool.draw('en', 'words')).toHaveLength(4)
  pool.close()
})

test('a drawing process can read and write no file, start nothing and use no network', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  const folder = mkdtempSync(join(tmpdir(), 'handrail-pdf-'))
  const file = join(folder, 'secret')
  writeFileSync(file, 'secret')
  const pool = createPdfPool({ worker: CURIOUS, published: () => [] })
  const { port } = server.address() as AddressInfo
  const error = await pool.draw('en', `${port} ${file}`).catch((refusal: Error) => refusal)
  expect(String((error as Error).message).split(', ')).toEqual([
    'read a file: ERR_ACCESS_DENIED',
    'read the passwords: ERR_ACCESS_DENIED',
    'write a file: ERR_ACCESS_DENIED',
    'start a program: ERR_ACCESS_DENIED',
    'open a connection: ERR_ACCESS_DENIED',
    'see the environment: EMPTY',
  ])
  expect(connections).toBe(0)
  pool.close()
  server.close()
  rmSync(folder, { recursive: true })
})

// A server with a full disk, a silent database or an unreachable provider. Reading works where it can, writing answers 503, and the server recovers by itself.
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { nothingAcknowledged, sendTo, startCrowd } from '../../testing/crash/crowd.ts'
import { inspectWrites } from '../../testing/crash/kept-writes.ts'
import { expectAway, PROGRESS, postJson, register, statusOf } from '../../testing/crash/requests.ts'
import { startPostgresServer } from '../../testing/database/postgres-server.ts'
import { startMailSink } from '../../testing/mail/mail-sink.ts'
import { listWaitingMails } from '../../testing/mail/waiting-mails.ts'
import { findFreePort, startServer, startServerThatFails } from '../../testing/servers/server.ts'
import { freezePostgres } from './frozen-postgres.ts'
import { mountSmallDisk } from './small-disk.ts'

// Most of it is waiting, and longer on a busy machine.
vi.setConfig({ testTimeout: 150_000 })

const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1', NEWSLETTER_SENDING: 'off' }
const CURRICULUM = '/api/curriculum/digitalLaunchpad/modules'
const AWAY = /^\S+ 503 .*try again in a few minutes/

test('a full disk refuses writes, keeps what it has, and continues when there is room', async ({ skip }) => {
  const mounted = mountSmallDisk()
  if (typeof mounted === 'string') return skip(mounted)
  using disk = mounted
  const env = { ...BEHIND_PROXY, DATA_DIR: disk.folder }
  await using server = await startServer(env)
  const token = await register(server.url, 'anna@family.example')
  const acknowledged = nothingAcknowledged()
  acknowledged.accounts.push({ email: 'anna@family.example', token })
  await using crowd = startCrowd(sendTo(server), acknowledged, 3)
  await expect.poll(() => acknowledged.completions.length).toBeGreaterThan(5)
  disk.fill()
  await expect.poll(() => crowd.refused.length, { timeout: 20_000 }).toBeGreaterThan(20)
  for (const path of ['/', '/help', CURRICULUM, '/readyz']) expect(await statusOf(server.url + path), path).toBe(200)
  for (const path of ['session', 'progress']) {
    expect(await statusOf(`${server.url}/api/auth/${path}`, token), path).toBe(200)
  }
  disk.free()
  const before = acknowledged.completions.length
  await expect.poll(() => acknowledged.completions.length, { timeout: 20_000 }).toBeGreaterThan(before + 5)
  await crowd.stop()
  expect(crowd.refused.filter((answer) => !AWAY.test(answer))).toEqual([])
  await expect.poll(() => listWaitingMails(env), { timeout: 30_000 }).toEqual([])
  expect(await inspectWrites(env, acknowledged)).toEqual({ lost: [], halves: [], integrity: 'ok' })
})

test('a disk that breaks down and turns read-only can still be read', async ({ skip }) => {
  const mounted = mountSmallDisk()
  if (typeof mounted === 'string') return skip(mounted)
  using disk = mounted
  const env = { ...BEHIND_PROXY, DATA_DIR: disk.folder }
  await using server = await startServer(env)
  const token = await register(server.url, 'anna@family.example')
  disk.breakDown()
  await expectAway(await postJson(`${server.url}/api/auth/progress`, PROGRESS, token))
  await expectAway(await postJson(`${server.url}/api/auth/forgot-password`, { email: 'anna@family.example' }))
  for (const path of ['/', CURRICULUM, '/readyz']) expect(await statusOf(server.url + path), path).toBe(200)
  expect(await statusOf(`${server.url}/api/auth/session`, token)).toBe(200)
})

test('a start on a disk mounted read-only is refused in one line', async ({ skip }) => {
  const mounted = mountSmallDisk()
  if (typeof mounted === 'string') return skip(mounted)
  using disk = mounted
  const env = { DATA_DIR: disk.folder }
  const server = await startServer(env)
  await server[Symbol.asyncDispose]()
  disk.mountReadOnly()
  const { code, output } = await startServerThatFails(env)
  expect(code).toBe(1)
  expect(output).toMatch(/^DATA_DIR cannot be written\. Give the server's user the folder [^\n]+$/)
})

test.concurrent('while PostgreSQL is silent pages work, the rest is 503, and it recovers by itself', async ({
  expect,
}) => {
  await using postgres = await startPostgresServer()
  const env = { ...BEHIND_PROXY, DATABASE_URL: postgres.url, TOKEN_SECRET: 'a secret for bad days' }
  await using server = await startServer(env)
  const other = await startServer(env)
  const token = await register(server.url, 'anna@family.example')
  const thaw = await freezePostgres(postgres.url)
  try {
    const ended = new Promise((resolve) => other.process.once('exit', resolve))
    other.process.kill('SIGTERM')
    for (const path of ['/', '/healthz', CURRICULUM]) expect(await statusOf(server.url + path), path).toBe(200)
    const looked = performance.now()
    expect(await statusOf(`${server.url}/readyz`)).toBe(503)
    expect(performance.now() - looked, 'within two seconds').toBeLessThan(2_000)
    // More than the pool has connections: waiting for one ends with the same answer.
    const writes = Array.from({ length: 15 }, () => postJson(`${server.url}/api/auth/progress`, PROGRESS, token))
    for (const answer of await Promise.all(writes)) await expectAway(answer)
    expect(await statusOf(`${server.url}/api/auth/session`, token)).toBe(503)
    expect(await ended, 'it ends although the database does not answer').toBe(0)
  } finally {
    thaw()
    await other[Symbol.asyncDispose]()
  }
  await expect.poll(() => statusOf(`${server.url}/readyz`), { timeout: 20_000 }).toBe(200)
  expect((await postJson(`${server.url}/api/auth/progress`, PROGRESS, token)).status).toBe(200)
  const anna = { email: 'anna@family.example', token }
  const completions = [{ email: anna.email, lessonKey: PROGRESS.completedLessons[0] as string }]
  const kept = await inspectWrites(env, { ...nothingAcknowledged(), accounts: [anna], completions })
  expect(kept).toEqual({ lost: [], halves: [], integrity: 'ok' })
})

test.concurrent('a password mail waits for the mail server, and leaves within 30 seconds of its return', async ({
  expect,
}) => {
  const port = await findFreePort()
  await using server = await startServer({ ...BEHIND_PROXY, SMTP_URL: `smtp://127.0.0.1:${port}` })
  let log = ''
  server.process.stderr?.on('data', (chunk) => {
    log += chunk
  })
  await register(server.url, 'anna@family.example')
  const asked = await postJson(`${server.url}/api/auth/forgot-password`, { email: 'anna@family.example' })
  expect(asked.status).toBe(200)
  await expect.poll(() => log.match(/"mail\.postponed"[^\n]*"kind":"reset"/), { timeout: 20_000 }).not.toBeNull()
  await using sink = await startMailSink(port)
  await expect.poll(() => sink.taken.length, { timeout: 30_000 }).toBe(2)
  expect(new Set(sink.taken.map(({ to }) => to))).toEqual(new Set(['anna@family.example']))
  expect(log).not.toContain('anna@family.example')
})

test.concurrent('a Google that never answers ends at the log-in page, and delays no other request', async ({
  expect,
}) => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as { port: number }
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: `http://127.0.0.1:${port}` }
  await using server = await startServer({ ...BEHIND_PROXY, ...google })
  const going = fetch(`${server.url}/api/auth/google`, { redirect: 'manual' })
  await register(server.url, 'anna@family.example')
  const answer = await going
  expect(answer.status).toBe(302)
  expect(decodeURIComponent(answer.headers.get('location') ?? '').replaceAll('+', ' ')).toBe(
    '/login?error=google-unreachable',
  )
  silent.close()
})

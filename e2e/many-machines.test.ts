// I3, I7, I10, D-35: three processes on one PostgreSQL behind a proxy. One is killed and started again, one is stopped and
// started again, and nobody notices.
import { setTimeout } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { startPostgresServer } from '../tests/postgres-server.ts'
import { registration } from '../tests/test-person.ts'
import { countAcknowledged, freshNetwork, nothingAcknowledged, type Send, startCrowd } from './support/crowd.ts'
import { inspectWrites, listOutbox, waitForEmptyOutbox } from './support/kept-writes.ts'
import { startReading } from './support/readers-of-pages.ts'
import { BROKE_OFF_HEADER, CLIENT_HEADER, startRoundRobin } from './support/round-robin.ts'
import { findFreePort, type RunningServer, startServer } from './support/server.ts'

const PROCESSES = 3
const REGISTRATIONS_PER_NETWORK = 5

test('I1, I7: three processes lose no write, fail no read and send every mail once, while two of them go away', async () => {
  await using postgres = await startPostgresServer()
  await using sink = await startMailSink()
  const env = {
    DATABASE_URL: postgres.url,
    TOKEN_SECRET: 'one secret for all processes',
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: sink.url,
    NEWSLETTER_SENDING: 'off',
  }
  const ports = await Promise.all(Array.from({ length: PROCESSES }, findFreePort))
  const start = (port: number) => startServer({ ...env, PORT: String(port) })
  await using running = new AsyncDisposableStack()
  const servers = await Promise.all(ports.map(start))
  for (const server of servers) running.use(server)
  const origins = servers.map(({ url }) => url)
  await using proxy = await startRoundRobin(origins)
  const send: Send = async (path, init, network) => {
    const answer = await fetch(proxy.url + path, { ...init, headers: { ...init.headers, [CLIENT_HEADER]: network } })
    if (answer.headers.has(BROKE_OFF_HEADER)) throw new Error('the process behind the proxy went away')
    return answer
  }

  const acknowledged = nothingAcknowledged()
  const crowd = startCrowd(send, acknowledged, 6)
  const reading = startReading(proxy.url, acknowledged, 4)
  const untilWritten = async (more: number) => {
    const goal = countAcknowledged(acknowledged) + more
    await expect.poll(() => countAcknowledged(acknowledged), { timeout: 30_000 }).toBeGreaterThan(goal)
  }

  await untilWritten(60)
  const [first, second] = servers as [RunningServer, RunningServer]
  const inDoubt = await killInTheMiddle(first, env)
  const brokenByKill = crowd.brokenOff
  running.use(await start(ports[0] as number))
  await expect.poll(proxy.inService).toBe(PROCESSES)

  await untilWritten(60)
  const stopped = new Promise((resolve) => second.process.once('exit', resolve))
  second.process.kill('SIGTERM')
  expect(await stopped).toBe(0)
  running.use(await start(ports[1] as number))
  await expect.poll(proxy.inService).toBe(PROCESSES)
  await untilWritten(60)
  await Promise.all([crowd.stop(), reading.stop()])

  const resets = acknowledged.accounts.slice(0, 20)
  for (const { email } of resets) {
    const body = JSON.stringify({ email })
    const headers = { 'content-type': 'application/json' }
    const answer = await send('/api/auth/forgot-password', { method: 'POST', headers, body }, freshNetwork())
    expect(answer.status).toBe(200)
  }

  // Registrations of one household, all at once, over all processes.
  const household = freshNetwork()
  const tries = Array.from({ length: 4 * REGISTRATIONS_PER_NETWORK }, async (_, index) => {
    const body = JSON.stringify(registration(`household-${index}@family.example`))
    const headers = { 'content-type': 'application/json' }
    return (await send('/api/auth/register', { method: 'POST', headers, body }, household)).status
  })
  const statuses = await Promise.all(tries)
  expect(statuses.filter((status) => status === 200)).toHaveLength(REGISTRATIONS_PER_NETWORK)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))

  for (const { token } of acknowledged.accounts) {
    const headers = { authorization: `Bearer ${token}` }
    const answers = await Promise.all(origins.map((origin) => fetch(`${origin}/api/auth/session`, { headers })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  }

  expect(crowd.refused).toEqual([])
  expect(reading.failed).toEqual([])
  // What broke off was on its way on the killed process: the one that was stopped finished its own.
  expect(crowd.brokenOff).toBe(brokenByKill)
  expect(await inspectWrites(env, acknowledged)).toEqual({ lost: [], halves: [], integrity: 'ok' })

  await waitForEmptyOutbox(env)
  const mails = Map.groupBy(sink.taken, ({ id }) => id)
  const copies = [...mails].filter(([, taken]) => taken.length > 1).map(([id]) => id)
  // Between the mail server's yes and our note of it a kill makes a second copy, with the same Message-ID.
  expect(copies.filter((id) => !inDoubt.some((doubted) => id.includes(doubted)))).toEqual([])
  const verifications = countBy([...mails.values()].map(([mail]) => mail?.subject === VERIFY && mail.to))
  for (const { email } of acknowledged.accounts) expect(verifications.get(email), email).toBe(1)
  const resetMails = countBy([...mails.values()].map(([mail]) => mail?.subject === RESET && mail.to))
  expect([...resetMails].filter(([to]) => to !== false)).toEqual(resets.map(({ email }) => [email, 1]))
  console.log(
    JSON.stringify({
      acknowledged: countAcknowledged(acknowledged),
      brokenOff: crowd.brokenOff,
      reads: reading.reads,
      readsAskedTwice: proxy.retries,
      mails: mails.size,
      secondCopies: copies.length,
    }),
  )
}, 120_000)

// Three processes on one PostgreSQL behind a proxy. One is killed and started again, one is stopped and
// started again, and no client notices.
import { expect, test } from 'vitest'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { registration } from '../../testing/api/test-person.ts'
import { countAcknowledged, freshNetwork, nothingAcknowledged, startCrowd } from '../../testing/crash/crowd.ts'
import { inspectWrites } from '../../testing/crash/kept-writes.ts'
import { startPostgresServer } from '../../testing/database/postgres-server.ts'
import { type MailSink, startMailSink, type TakenMail } from '../../testing/mail/mail-sink.ts'
import { listWaitingMails } from '../../testing/mail/waiting-mails.ts'
import { BROKE_OFF_HEADER, CLIENT_HEADER, startRoundRobin } from '../../testing/servers/round-robin.ts'
import { findFreePort, type RunningServer, startServer } from '../../testing/servers/server.ts'
import { startReading } from './readers-of-pages.ts'

const PROCESSES = 3
const WRITERS = 6
const WRITES_BETWEEN = 60
const REGISTRATIONS_A_NETWORK = 5
const VERIFY = `Please confirm your email address for ${PRODUCT_NAME}`
const RESET = `Set a new password for ${PRODUCT_NAME}`
/** A dead process's mails go to another one after its lease; then the mail server must answer. */
const MAILS_GONE_WITHIN_MS = 40_000

interface Cluster extends AsyncDisposable {
  origins: string[]
  processes: RunningServer[]
  restart(index: number): Promise<void>
}

async function startCluster(env: Record<string, string>): Promise<Cluster> {
  const ports = await Promise.all(Array.from({ length: PROCESSES }, findFreePort))
  const start = (port: number) => startServer({ ...env, PORT: String(port) })
  // At the same moment, on an empty database.
  const processes = await Promise.all(ports.map(start))
  const cluster = new AsyncDisposableStack()
  for (const one of processes) cluster.use(one)
  return {
    origins: processes.map(({ url }) => url),
    processes,
    async restart(index) {
      processes[index] = cluster.use(await start(ports[index] as number))
    },
    [Symbol.asyncDispose]: () => cluster.disposeAsync(),
  }
}

async function end({ process }: RunningServer, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => process.once('exit', resolve))
  process.kill(signal)
  return ended
}

function postJson(body: object, network: string): RequestInit {
  const headers = { 'content-type': 'application/json', [CLIENT_HEADER]: network }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

/** How many mails with this subject each receiver got; copies of one mail count as one. */
function countMails({ taken }: MailSink, subject: string): Map<string, number> {
  const mails = new Map<string, TakenMail>(taken.map((mail) => [mail.id, mail]))
  const counts = new Map<string, number>()
  for (const mail of mails.values()) {
    if (mail.subject === subject) counts.set(mail.to, (counts.get(mail.to) ?? 0) + 1)
  }
  return counts
}

test('three processes lose no write, fail no read and send every mail once when two stop', async () => {
  await using postgres = await startPostgresServer()
  await using sink = await startMailSink()
  const env = {
    DATABASE_URL: postgres.url,
    TOKEN_SECRET: 'one secret for all processes',
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: sink.url,
    NEWSLETTER_SENDING: 'off',
  }
  await using cluster = await startCluster(env)
  await using proxy = await startRoundRobin(cluster.origins)
  const acknowledged = nothingAcknowledged()
  const send = async (path: string, init: RequestInit, network: string): Promise<Response> => {
    const answer = await fetch(proxy.url + path, { ...init, headers: { ...init.headers, [CLIENT_HEADER]: network } })
    if (answer.headers.has(BROKE_OFF_HEADER)) throw new Error('the process behind the proxy went away')
    return answer
  }
  await using crowd = startCrowd(send, acknowledged, WRITERS)
  await using reading = startReading(proxy.url, acknowledged, 4)
  const untilWritten = async () => {
    const goal = countAcknowledged(acknowledged) + WRITES_BETWEEN
    await expect.poll(() => countAcknowledged(acknowledged), { timeout: 30_000 }).toBeGreaterThan(goal)
  }
  const untilAllServe = () => expect.poll(proxy.inService, { timeout: 30_000 }).toBe(PROCESSES)

  await untilWritten()
  await end(cluster.processes[0] as RunningServer, 'SIGKILL')
  const inHand = (await listWaitingMails(env)).filter(({ leased }) => leased).map(({ id }) => id)
  await cluster.restart(0)
  await untilAllServe()
  await untilWritten()
  const brokenByTheKill = crowd.brokenOff
  expect(await end(cluster.processes[1] as RunningServer, 'SIGTERM'), 'a clean end').toBe(0)
  await cluster.restart(1)
  await untilAllServe()
  await untilWritten()
  await Promise.all([crowd.stop(), reading.stop()])

  expect(crowd.refused, 'no write was answered with an error').toEqual([])
  expect(reading.failed, 'no read failed after one more try').toEqual([])
  expect(brokenByTheKill, 'only what was on its way').toBeLessThanOrEqual(WRITERS)
  expect(crowd.brokenOff, 'the stopped process finished what it had').toBe(brokenByTheKill)
  expect(await inspectWrites(env, acknowledged)).toEqual({ lost: [], halves: [], integrity: 'ok' })

  for (const { token } of acknowledged.accounts) {
    const headers = { authorization: `Bearer ${token}` }
    const answers = await Promise.all(cluster.origins.map((origin) => fetch(`${origin}/api/auth/session`, { headers })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  }

  const household = freshNetwork()
  const tries = Array.from({ length: 4 * REGISTRATIONS_A_NETWORK }, async (_, index) => {
    const input = registration(`household-${index}@family.example`)
    return (await fetch(`${proxy.url}/api/auth/register`, postJson(input, household))).status
  })
  const statuses = await Promise.all(tries)
  expect(
    statuses.filter((status) => status === 200),
    'a limit counts over all processes',
  ).toHaveLength(REGISTRATIONS_A_NETWORK)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))

  const forgetful = acknowledged.accounts.slice(0, 20).map(({ email }) => email)
  for (const email of forgetful) {
    const answer = await fetch(`${proxy.url}/api/auth/forgot-password`, postJson({ email }, freshNetwork()))
    expect(answer.status).toBe(200)
  }
  await expect.poll(() => countMails(sink, RESET).size, { timeout: MAILS_GONE_WITHIN_MS }).toBe(forgetful.length)
  await expect.poll(() => listWaitingMails(env), { timeout: MAILS_GONE_WITHIN_MS }).toEqual([])
  const verifications = countMails(sink, VERIFY)
  expect(acknowledged.accounts.filter(({ email }) => verifications.get(email) !== 1)).toEqual([])
  expect(Object.fromEntries(countMails(sink, RESET))).toEqual(Object.fromEntries(forgetful.map((email) => [email, 1])))
  // A kill between the mail server's yes and our note of it makes a second copy of that one mail, and of no other.
  const copies = Map.groupBy(sink.taken, ({ id }) => id)
  const twice = [...copies].filter(([, taken]) => taken.length > 1).map(([id]) => id)
  expect(twice.filter((id) => !inHand.some((known) => id.includes(known)))).toEqual([])
  const figures = { acknowledged: countAcknowledged(acknowledged), brokenOff: crowd.brokenOff, reads: reading.reads }
  console.log(JSON.stringify({ ...figures, askedTwice: proxy.retries, mails: copies.size, copiesTwice: twice.length }))
}, 300_000)

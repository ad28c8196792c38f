// The first stop signal lets everything end well, the second one ends it now.

import { spawn } from 'node:child_process'
import { type ClientRequest, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { GOOD_PASSWORD } from '../../testing/api/test-person.ts'
import { PROGRESS, postJson, register, statusOf } from '../../testing/crash/requests.ts'
import { startMailSink } from '../../testing/mail/mail-sink.ts'
import { type RunningServer, startServer } from '../../testing/servers/server.ts'

const BODY = JSON.stringify({ email: 'anna@family.example' })

interface SlowWrite {
  finish(): void
  /** 'broken' when the connection ended without an answer. */
  answered: Promise<number | 'broken'>
}

/** A write of which the server has the head and half the body. */
async function startSlowWrite({ url }: RunningServer): Promise<SlowWrite> {
  const headers = { 'content-type': 'application/json', 'content-length': String(BODY.length) }
  const outgoing: ClientRequest = request(`${url}/api/auth/forgot-password`, { method: 'POST', headers })
  const answered = new Promise<number | 'broken'>((resolve) => {
    outgoing.on('response', (answer) => resolve(answer.resume().statusCode ?? 'broken'))
    outgoing.on('error', () => resolve('broken'))
  })
  await new Promise<void>((resolve, reject) => {
    outgoing.write(BODY.slice(0, 10), (error) => (error ? reject(error) : resolve()))
  })
  return { finish: () => outgoing.end(BODY.slice(10)), answered }
}

/** Over the network a stop shows as 503, and soon after as a refused connection. */
const untilStopping = ({ url }: RunningServer) =>
  expect.poll(() => statusOf(`${url}/readyz`).catch(() => 503), { interval: 10 }).toBe(503)

const endOf = ({ process }: RunningServer) =>
  new Promise<number | null>((resolve) => process.once('exit', (code) => resolve(code)))

test('at a stop /readyz says 503 first, open requests are answered, and the exit is 0', async () => {
  await using server = await startServer()
  const write = await startSlowWrite(server)
  expect(await statusOf(`${server.url}/readyz`)).toBe(200)
  const ended = endOf(server)
  server.process.kill('SIGTERM')
  // The door stays open while the write is on its way.
  await expect.poll(() => statusOf(`${server.url}/readyz`), { interval: 10 }).toBe(503)
  expect(await statusOf(`${server.url}/help`), 'who comes before the proxy has noticed is served').toBe(200)
  write.finish()
  expect(await write.answered).toBe(200)
  expect(await ended).toBe(0)
})

test('what was sent just before the signal is answered, even on a busy machine', {
  timeout: 90_000,
}, async () => {
  await using server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
  const emails = ['a', 'b', 'c', 'd'].map((name) => `${name}@family.example`)
  const people = await Promise.all(emails.map(async (email) => ({ email, token: await register(server.url, email) })))
  const busy = Array.from({ length: 2 }, () =>
    spawn(process.execPath, ['-e', 'const end = Date.now() + 8000; while (Date.now() < end);']),
  )
  try {
    const answers = people.flatMap(({ email, token }) => [
      postJson(`${server.url}/api/auth/login`, { email, password: GOOD_PASSWORD }),
      postJson(`${server.url}/api/resources/generate-pdf`, { htmlContent: '<h1>Tonight</h1>' }),
      postJson(`${server.url}/api/auth/progress`, PROGRESS, token),
    ])
    const outcomes = Promise.all(
      answers.map((answer) =>
        answer.then(
          ({ status }) => status,
          () => 'broken',
        ),
      ),
    )
    const ended = endOf(server)
    await setTimeout(40)
    server.process.kill('SIGTERM')
    expect(await outcomes).toEqual(Array.from({ length: answers.length }, () => 200))
    expect(await ended).toBe(0)
  } finally {
    for (const child of busy) child.kill('SIGKILL')
  }
})

test('a mail in flight at the signal arrives once: the server ends after it', async () => {
  const [begun, mayArrive] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await using sink = await startMailSink(0, {
    onData(stream, _session, done) {
      stream.resume().once('end', () => {
        begun.resolve()
        void mayArrive.promise.then(() => done())
      })
    },
  })
  await using server = await startServer({ SMTP_URL: sink.url, TRUSTED_PROXIES: '127.0.0.1' })
  await register(server.url, 'anna@family.example')
  await begun.promise
  const ended = endOf(server)
  server.process.kill('SIGTERM')
  const isClosed = () =>
    statusOf(`${server.url}/readyz`).then(
      () => false,
      () => true,
    )
  await expect.poll(isClosed, { interval: 600 }).toBe(true)
  // Long enough to end for a server that waits for nothing more.
  await setTimeout(500)
  mayArrive.resolve()
  expect(await ended).toBe(0)
  const database = new DatabaseSync(join(server.dataDir, 'handrail.sqlite'), { readOnly: true })
  expect(database.prepare("select kind from job where kind like 'mail/%'").all()).toEqual([])
  database.close()
})

test('a second signal ends it at once, whatever is on its way', async () => {
  await using server = await startServer()
  const write = await startSlowWrite(server)
  const ended = endOf(server)
  server.process.kill('SIGTERM')
  await untilStopping(server)
  server.process.kill('SIGTERM')
  expect(await ended).toBe(1)
  expect(await write.answered).toBe('broken')
})

test('who never finishes a request does not keep the server from ending', async () => {
  await using server = await startServer()
  const write = await startSlowWrite(server)
  const ended = endOf(server)
  const began = performance.now()
  server.process.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(await write.answered).toBe('broken')
})

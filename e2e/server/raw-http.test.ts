// What no browser sends. Written to the socket byte by byte, against the real server.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../testing/servers/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: '10.0.0.1' })
})
afterAll(() => server[Symbol.asyncDispose]())

const HOST = 'Host: x\r\n'
const CHUNKED_BODY = '2\r\n{}\r\n0\r\n\r\n'
const POST = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

interface RawAnswer {
  /** The status lines of all answers on the connection. */
  statuses: number[]
  text: string
  closed: boolean
}

function open(): Socket {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  // The server may close while we still write; that is what some of the cases are about.
  socket.on('error', () => undefined)
  return socket
}

/** Long enough for a busy machine; no test takes as long when all is well. */
const TIMEOUT_MS = 20_000
const QUIET_MS = 400

/** Sends bytes and collects what comes back: as many answers as are due, then until the server closes or is quiet. */
async function send(bytes: string | Buffer, { answers = 1 } = {}): Promise<RawAnswer> {
  const socket = open()
  let text = ''
  let closed = false
  socket.setEncoding('latin1')
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('close', () => {
    closed = true
  })
  await once(socket, 'connect')
  socket.write(bytes)
  const findStatuses = () => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  const deadline = Date.now() + TIMEOUT_MS
  let seen = -1
  while (!closed && (text.length !== seen || (findStatuses().length < answers && Date.now() < deadline))) {
    seen = text.length
    await setTimeout(QUIET_MS)
  }
  socket.destroy()
  const statuses = findStatuses()
  return { statuses, text, closed }
}

/** Wrong framing: refused, and the connection closed, so that no second request can hide in the rest. */
const FRAMING: [name: string, bytes: string][] = [
  ['length and chunks', `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n${CHUNKED_BODY}`],
  ['chunked twice', `${POST}Transfer-Encoding: chunked, chunked\r\n\r\n${CHUNKED_BODY}`],
  ['two lengths', `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`],
  ['a length with a plus', `${POST}Content-Length: +2\r\n\r\n{}`],
  ['a bare line feed', 'GET / HTTP/1.1\nHost: x\n\n'],
  ['a folded header', `GET / HTTP/1.1\r\n${HOST}X-A: 1\r\n 2\r\n\r\n`],
  ['a space before the colon', `GET / HTTP/1.1\r\n${HOST}X-A : 1\r\n\r\n`],
  ['NUL in a header', `GET / HTTP/1.1\r\n${HOST}X-A: a\0b\r\n\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['host twice', `GET / HTTP/1.1\r\n${HOST}Host: y\r\n\r\n`],
  ['a host with an impossible port', 'GET / HTTP/1.1\r\nHost: x:99999\r\n\r\n'],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: x/evil\r\n\r\n'],
  ['17 KiB of headers', `GET / HTTP/1.1\r\n${HOST}X-A: ${'a'.repeat(17 * 1024)}\r\n\r\n`],
  ['HTTP/2 in the clear', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
]

test.concurrent.each(FRAMING)('%s is refused and the connection closed', async (_name, bytes) => {
  const { statuses, closed } = await send(bytes)
  expect(statuses).toHaveLength(1)
  expect([400, 431, 505]).toContain(statuses[0])
  expect(closed).toBe(true)
})

/** Odd, but whole: an answer that is no failure. */
const ODD: [name: string, bytes: string, statuses: number[]][] = [
  ['a header with a low line', `GET / HTTP/1.1\r\n${HOST}x_forwarded_for: 1\r\n\r\n`, [200]],
  ['101 headers to the API', `GET /api/settings HTTP/1.1\r\n${HOST}${manyHeaders(101)}\r\n`, [431]],
  ['101 headers to a page', `GET /help HTTP/1.1\r\n${HOST}${manyHeaders(101)}\r\n`, [431]],
  ['101 equal headers', `GET /api/settings HTTP/1.1\r\n${HOST}${'X-Same: 1\r\n'.repeat(101)}\r\n`, [431]],
  ["Z3: 9 KiB of the API's address", `GET /api/settings?${'a'.repeat(9 * 1024)} HTTP/1.1\r\n${HOST}\r\n`, [414]],
  ["Z3: 9 KiB of a page's address", `GET /${'a'.repeat(9 * 1024)} HTTP/1.1\r\n${HOST}\r\n`, [414]],
  ['another host in the address', `GET http://evil.example/ HTTP/1.1\r\n${HOST}\r\n`, [200, 400, 404, 421]],
  ['an override of the method', `GET /api/settings HTTP/1.1\r\n${HOST}X-HTTP-Method-Override: DELETE\r\n\r\n`, [200]],
  ['an upgrade to h2c', `GET / HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`, [200]],
  ['TRACE', `TRACE / HTTP/1.1\r\n${HOST}\r\n`, [404, 405]],
  ['a thousand ranges', `GET / HTTP/1.1\r\n${HOST}Range: bytes=${'0-,'.repeat(1_000)}0-\r\n\r\n`, [200]],
  ['a bomb of encodings', `GET / HTTP/1.1\r\n${HOST}Accept-Encoding: ${'gzip,'.repeat(2_000)}br\r\n\r\n`, [200]],
  ['a long etag', `GET / HTTP/1.1\r\n${HOST}If-None-Match: "${'a'.repeat(8_000)}"\r\n\r\n`, [200]],
  ['a compressed body', `${POST}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`, [415]],
]

function manyHeaders(count: number): string {
  return Array.from({ length: count }, (_, index) => `X-Many-${index}: 1\r\n`).join('')
}

test.concurrent.each(ODD)('%s is answered, and not as a failure', async (_name, bytes, wanted) => {
  const { statuses } = await send(bytes)
  expect(statuses).toHaveLength(1)
  expect(wanted).toContain(statuses[0])
})

test.concurrent.each([
  ['an address too long', `GET /${'a'.repeat(9 * 1024)} HTTP/1.1\r\n${HOST}\r\n`],
  ['a bad host', 'GET / HTTP/1.1\r\nHost: x/evil\r\n\r\n'],
  ['a backslash in the path', `GET /a\\b HTTP/1.1\r\n${HOST}\r\n`],
])('%s is refused with the headers of every answer', async (_name, bytes) => {
  const { text } = await send(bytes)
  expect(text).toMatch(/^x-content-type-options: nosniff/im)
  expect(text).toMatch(/^content-security-policy: default-src 'none'/im)
  expect(text).toMatch(/^cache-control: no-store/im)
  expect(text).toContain('"message"')
})

test('CONNECT opens nothing', async () => {
  const { statuses, closed } = await send(`CONNECT evil.example:80 HTTP/1.1\r\n${HOST}\r\n`)
  expect(statuses.filter((status) => status < 400)).toEqual([])
  expect(closed).toBe(true)
})

test('a thousand requests in one breath are answered one by one', { timeout: 60_000 }, async () => {
  const { statuses } = await send(`GET /healthz HTTP/1.1\r\n${HOST}\r\n`.repeat(1_000), { answers: 1_000 })
  expect(statuses).toHaveLength(1_000)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test.concurrent.each([
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5cetc',
  '/%252e%252e/etc/passwd',
  '/assets/..%2f..%2f.env',
  '/.git/config',
  '/assets/%00.js',
  '//evil.com/..',
  '/api/auth/progress/x.css',
])('%s leads nowhere', async (path) => {
  const { statuses, text } = await send(`GET ${path} HTTP/1.1\r\n${HOST}\r\n`)
  expect(statuses).toHaveLength(1)
  expect([301, 400, 404]).toContain(statuses[0])
  expect(text).not.toMatch(/root:[^:]*:0:0|TOKEN_SECRET|\[core\]/)
  if (path.startsWith('/api/')) expect(text).toMatch(/cache-control: no-store/i)
})

test('headers that only a proxy of ours may set change nothing', async () => {
  const ask = async (headers: string) => {
    const { text } = await send(`GET /privacy HTTP/1.1\r\n${HOST}Connection: close\r\n${headers}\r\n`)
    return text.replace(/^date:.*$/gim, '')
  }
  const plain = await ask('')
  for (const name of [
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-For',
    'X-Original-URL',
    'X-Rewrite-URL',
    'Forwarded',
  ]) {
    expect(await ask(`${name}: evil.example\r\n`), name).toBe(plain)
  }
  const odd = await send('GET /privacy HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
  expect(odd.text).not.toContain('evil.example')
})

test('half a header and half a body time out, and others are served in between', {
  timeout: 40_000,
}, async () => {
  const slow = Array.from({ length: 20 }, (_, index) => {
    const socket = open()
    // Unread, the answer would keep the connection from ending.
    socket.resume()
    socket.write(index % 2 === 0 ? `GET / HTTP/1.1\r\n${HOST}X-Slow: ` : `${POST}Content-Length: 100\r\n\r\n{`)
    return socket
  })
  const closed = Promise.all(slow.map((socket) => new Promise((resolve) => socket.once('close', resolve))))
  for (let times = 0; times < 20; times += 1) expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  // Headers get 10 s, a body 15 s, and the server looks every 2 s: this would hang without the limits.
  await closed
})

test('a connection is announced as kept open for 65 seconds of silence', async () => {
  const { text, closed } = await send(`GET /healthz HTTP/1.1\r\n${HOST}\r\n`)
  expect(text).toMatch(/^keep-alive: timeout=65\r$/im)
  expect(closed).toBe(false)
})

test('one network opens sixty connections, and the next one is closed', async () => {
  const sockets = Array.from({ length: 70 }, open)
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.write(`GET /healthz HTTP/1.1\r\n${HOST}\r\n`)
  const served = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<boolean>((resolve) => {
          socket.once('data', () => resolve(true))
          socket.once('close', () => resolve(false))
        }),
    ),
  )
  for (const socket of sockets) socket.destroy()
  const count = served.filter(Boolean).length
  // The connections that the journeys above keep alive count too.
  expect(count).toBeLessThanOrEqual(60)
  expect(count).toBeGreaterThan(50)
  await expect.poll(async () => (await fetch(`${server.url}/healthz`).catch(() => null))?.status).toBe(200)
})

// `npm run dev` sends mails as production does, and answers the addresses that production answers.
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { registration } from '../../testing/api/test-person.ts'
import { findFreePort } from '../../testing/servers/server.ts'

const ROOT = join(import.meta.dirname, '../..')
const HOST = '127.0.0.1'

let origin: string
let dataDir: string
let stop: () => Promise<unknown>

beforeAll(async () => {
  const port = await findFreePort()
  origin = `http://${HOST}:${port}`
  dataDir = await mkdtemp(join(tmpdir(), 'handrail-dev-'))
  // A process group of its own: the command starts itself again, and a signal must reach both.
  const child = spawn(join(ROOT, 'node_modules/.bin/react-router'), ['dev', '--port', String(port), '--host', HOST], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PUBLIC_URL: origin,
      FEEDBACK_FORM_URL: 'https://forms.example/f',
    },
    stdio: 'ignore',
    detached: true,
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  stop = () => {
    process.kill(-(child.pid as number), 'SIGTERM')
    return ended
  }
  await vi.waitUntil(async () => (await statusOf('/healthz')) === 200, { timeout: 50_000, interval: 250 })
})

afterAll(async () => {
  await stop()
  await rm(dataDir, { recursive: true, force: true })
})

const statusOf = (path: string) =>
  fetch(origin + path).then(
    ({ status }) => status,
    () => 0,
  )

test('signing up sends a mail', async () => {
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration('anna@family.example')),
  })
  expect(answer.status).toBe(200)
  await expect
    .poll(async () => (await readdir(join(dataDir, 'outbox')).catch(() => [])).length, { timeout: 10_000 })
    .toBe(1)
})

test.each([
  ['/embed/feedback', 'text/html'],
  ['/newsletter/feed.xml', 'application/rss+xml'],
  ['/sitemap.xml', 'application/xml'],
  ['/robots.txt', 'text/plain'],
  ['/openapi.json', 'application/json'],
  ['/api/curriculum/digitalLaunchpad/modules', 'application/json'],
])('%s is answered as in production', async (path, type) => {
  const answer = await fetch(origin + path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain(type)
})

test('a mail that was sent is shown, with its link', async () => {
  const list = await (await fetch(`${origin}/dev/mails`)).text()
  const [, path] = /href="(\/dev\/mails\/[^"]+)"/.exec(list) ?? []
  expect(list).toContain('anna@family.example')
  expect(await (await fetch(origin + path)).text()).toContain(`href="${origin}/verify-email?code=`)
})

test.each([
  ['/', 200],
  ['/pl/help', 200],
  ['/cy', 200],
  ['/ur/plan', 200],
  ['/no-such-page', 404],
  ['/pl/nie-ma', 404],
  ['/digitalLaunchpad/modules/module1/lessons/9.9', 404],
  ['/talks/none', 404],
])('%s is answered with %i, as in production', async (path, status) => {
  expect(await statusOf(path)).toBe(status)
})

test('a page is a page', async () => {
  const answer = await fetch(`${origin}/help`)
  expect(await answer.text()).toContain('<h1')
})

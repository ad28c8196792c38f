// Reading and parsing is work that any client can cause; a network that sends only invalid bodies is no longer read.
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { registration } from '../../../testing/api/test-person.ts'

const RUBBISH = '{"email":"nobody"}'
const QUARTER_MS = 15 * 60 * 1_000

function send(app: TestApp, address: string): Promise<Response> {
  const init = { method: 'POST', body: RUBBISH, headers: { 'content-type': 'application/json' } }
  return app.request('/api/emails/unsubscribe', init, address)
}

async function refuse(app: TestApp, times: number, addressOf: (index: number) => string): Promise<void> {
  for (let index = 0; index < times; index++) expect((await send(app, addressOf(index))).status).toBe(400)
}

/** A body that records whether it was read. */
function watchedBody() {
  let read = false
  const body = new ReadableStream(
    {
      pull(controller) {
        read = true
        controller.enqueue(new TextEncoder().encode(RUBBISH))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, wasRead: () => read }
}

test('a network with 600 refused bodies gets 429 before its next body is read', async () => {
  await using app = await createTestApp()
  await refuse(app, 600, () => '198.51.100.7')
  const watched = watchedBody()
  const init = { method: 'POST', body: watched.body, duplex: 'half', headers: { 'content-type': 'application/json' } }
  const answer = await app.request('/api/emails/unsubscribe', init as RequestInit, '198.51.100.7')
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(900)
  expect(watched.wasRead()).toBe(false)

  // Other networks, and reading, still work; after a quarter of an hour so does this network.
  expect((await send(app, '198.51.100.8')).status).toBe(400)
  expect((await app.request('/api/settings', {}, '198.51.100.7')).status).toBe(200)
  app.setTime(new Date(app.services.clock().getTime() + QUARTER_MS + 1))
  expect((await send(app, '198.51.100.7')).status).toBe(400)
})

test('what is refused on any path counts together, and what is taken does not count', async () => {
  await using app = await createTestApp()
  const paths = ['/api/auth/login', '/api/inbox/idea', '/api/analytics/events', '/api/auth/reset-password']
  const post = (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' }
    return app.request(path, { method: 'POST', body: JSON.stringify(body), headers }, '198.51.100.7')
  }
  for (let index = 0; index < 599; index++) await post(paths[index % paths.length] as string, {})
  expect((await post('/api/auth/register', registration('a@b.uk'))).status).toBe(200)
  expect((await post('/api/inbox/idea', {})).status).toBe(400)
  expect((await post('/api/auth/login', { email: 'a@b.uk', password: 'correct horse battery staple' })).status).toBe(
    429,
  )
})

test('all of one /48 has eight times what one /64 has', async () => {
  await using app = await createTestApp()
  await refuse(app, 8 * 600, (index) => `2001:db8:1:${(index % 10).toString(16)}::1`)
  expect((await send(app, '2001:db8:1:ff::1')).status).toBe(429)
  expect((await send(app, '2001:db8:2:ff::1')).status).toBe(400)
})

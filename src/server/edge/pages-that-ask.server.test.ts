// J2, I9: pages that ask the database before they are shown, while it is away: the desk, and an issue of the newsletter.
import { afterEach, expect, test, vi } from 'vitest'
import { NOT_FOUND_PATH } from '#src/shared/paths.ts'
import { atDesk, signInToDesk } from '../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { testPage } from '../../../testing/api/test-page.ts'
import { createApp } from '../app.ts'
import { FALLBACK_PATH } from './serve-pages.ts'

const ISSUE = '/newsletter/give-the-phones-a-bed'
const PAGES = new Map([
  [ISSUE, testPage('the issue')],
  [`${ISSUE}.data`, testPage('the issue as data')],
  ['/help', testPage('help')],
  [NOT_FOUND_PATH, testPage('not found')],
  [FALLBACK_PATH, testPage('the page finds out')],
])
const DESK_PAGES = new Map([['/desk', testPage('the desk')]])

afterEach(() => void vi.useRealTimers())

/** Every question fails, or is never answered. */
function takeAway({ services: { database } }: TestApp, transformResult: () => Promise<never>): void {
  database.query = database.query.withPlugin({ transformQuery: ({ node }) => node, transformResult })
  database.ping = () => Promise.reject(new Error('silent'))
}

async function openSite(app: TestApp) {
  const { cookie } = await signInToDesk(app, 'owner')
  const site = createApp(app.services, PAGES, DESK_PAGES)
  return (path: string) => Promise.resolve(site.request(path, { headers: { cookie } }))
}

test.each([ISSUE, '/desk/people'])('J2: %s is a 503 with every header while the database is away', async (path) => {
  await using app = await createTestApp()
  const look = await openSite(app)
  takeAway(app, () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })))
  const { status, headers } = await look(path)
  expect(status).toBe(503)
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'retry-after': '30',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect((await look('/help')).status).toBe(200)
})

test.each([ISSUE, '/desk/people'])('%s is a 503 soon when the database says nothing', async (path) => {
  await using app = await createTestApp()
  const look = await openSite(app)
  takeAway(app, () => new Promise(() => {}))
  // SQLite, in this process, cannot be silent.
  app.services.database.engine = 'postgres'
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = look(path)
  const status = vi.fn()
  asked.then((answer) => status(answer.status))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(status.mock.calls).toEqual([[503]])
})

test('a page that asks is shown as any other once it may be, and is not there before', async () => {
  await using app = await createTestApp()
  const look = await openSite(app)
  const closed = await look(ISSUE)
  const unknown = await look('/newsletter/never-written')
  expect((await look(`${ISSUE}.data`)).status).toBe(404)
  expect((await createApp(app.services, PAGES, DESK_PAGES).request(ISSUE, { method: 'HEAD' })).status).toBe(404)
  expect([closed.status, await closed.text()]).toEqual([404, 'the page finds out'])
  expect([unknown.status, await unknown.text()]).toEqual([404, 'the page finds out'])
  const now = app.services.clock().toISOString()
  await app.services.database.query
    .insertInto('newsletter_issue')
    .values({ slug: ISSUE.slice(12), slot: null, planned: 0, started_at: now, finished_at: null, created_at: now })
    .execute()
  for (const path of [ISSUE, `${ISSUE}/`]) {
    const open = await look(path)
    expect([open.status, await open.text(), open.headers.get('cache-control')]).toEqual([200, 'the issue', 'no-cache'])
    expect(open.headers.get('content-security-policy')).toContain('report-to csp')
  }
  expect((await look(`${ISSUE}?x=1`)).status).toBe(200)
  expect(await (await look(`${ISSUE}.data`)).text()).toBe('the issue as data')
  expect((await atDesk(app, '/api/desk/complaints')).status).toBe(401)
})

// An issue of the newsletter asks the database before it is shown: while that is away, and once it is sent.
import { afterEach, expect, test, vi } from 'vitest'
import { NOT_FOUND_PATH } from '#src/shared/paths.ts'
import { atDesk } from '../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { testPage } from '../../../testing/api/test-page.ts'
import { createApp } from '../app.ts'
import { FALLBACK_PATH } from './serve-pages.ts'

const SLUG = 'give-the-phones-a-bed'
const ISSUE = `/newsletter/${SLUG}`
const DOCUMENT = '<title>Loading</title><noscript>The page finds out.</noscript>'
const PAGES = new Map([
  ['/help', testPage('help')],
  [NOT_FOUND_PATH, testPage('not found')],
  [FALLBACK_PATH, testPage(DOCUMENT)],
])

afterEach(() => void vi.useRealTimers())

/** Every question fails, or is never answered. */
function takeAway({ services: { database } }: TestApp, transformResult: () => Promise<never>): void {
  database.query = database.query.withPlugin({ transformQuery: ({ node }) => node, transformResult })
  database.ping = () => Promise.reject(new Error('silent'))
}

function openSite(app: TestApp) {
  const site = createApp(app.services, PAGES)
  return (path: string) => Promise.resolve(site.request(path))
}

test('an issue is a 503 with every header while the database is away', async () => {
  await using app = await createTestApp({ issues: true })
  const look = openSite(app)
  takeAway(app, () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })))
  const { status, headers } = await look(ISSUE)
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

test('an issue is a 503 soon when the database says nothing', async () => {
  await using app = await createTestApp({ issues: true })
  const look = openSite(app)
  takeAway(app, () => new Promise(() => {}))
  // SQLite, in this process, cannot be silent.
  app.services.database.engine = 'postgres'
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = look(ISSUE)
  const status = vi.fn()
  asked.then((answer) => status(answer.status))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(status.mock.calls).toEqual([[503]])
})

test('an issue is missing before it is sent, and then its page has its words', async () => {
  await using app = await createTestApp({ issues: true })
  const look = openSite(app)
  const { query } = app.services.database
  const closed = await look(ISSUE)
  const unknown = await look('/newsletter/never-written')
  expect((await look(`${ISSUE}.data`)).status).toBe(404)
  expect((await createApp(app.services, PAGES).request(ISSUE, { method: 'HEAD' })).status).toBe(404)
  expect([closed.status, await closed.text()]).toEqual([404, DOCUMENT])
  expect([unknown.status, await unknown.text()]).toEqual([404, DOCUMENT])
  await query.updateTable('newsletter_text').set({ subject: 'Beds & <phones>' }).where('slug', '=', SLUG).execute()
  const now = app.services.clock().toISOString()
  await query
    .insertInto('newsletter_issue')
    .values({ slug: SLUG, slot: null, planned: 0, started_at: now, finished_at: null, created_at: now })
    .execute()
  for (const path of [ISSUE, `${ISSUE}/`, `${ISSUE}?x=1`]) {
    const open = await look(path)
    const html = await open.text()
    expect([open.status, open.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(html).toContain('<title>Beds &amp; &lt;phones&gt; | Handrail</title><meta name="description"')
    expect(html).toMatch(
      /<noscript><article lang="en-GB" dir="ltr"><h1>Beds &amp; &lt;phones&gt;<\/h1><h2>Worth knowing<\/h2>/,
    )
    expect(html).not.toContain('style=')
    expect(open.headers.get('content-security-policy')).toContain('report-to csp')
  }
  expect((await look(`${ISSUE}.data`)).status).toBe(404)
  expect((await atDesk(app, '/api/desk/inbox')).status).toBe(401)
})

// A request is measured, and a failure logged, under the name of its route: the address itself may hold a code or an id.
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/api/test-app.ts'
import { testPage } from '../../../testing/api/test-page.ts'
import { createApp } from '../app.ts'
import { FALLBACK_PATH } from './serve-pages.ts'

const ISSUE = '/newsletter/give-the-phones-a-bed'
const PAGES = new Map(['/404', FALLBACK_PATH].map((path) => [path, testPage(path)]))

test.each([
  [ISSUE, '/newsletter/:slug', 404],
  [`/pl${ISSUE}`, '/newsletter/:slug', 404],
  // What is there as an answer of the API, and what is not, though its end looks like that of a page.
  ['/api/tips/digitalLaunchpad-module1-1.1', '/api/tips/:lessonKey', 200],
  ['/api/modules', 'unknown', 404],
])('%s is measured as %s', async (path, route, status) => {
  await using app = await createTestApp()
  const answer = await createApp(app.services, PAGES).request(path)
  expect(answer.status).toBe(status)
  const measured = (await app.services.metrics.text()).matchAll(
    /_count\{method="GET",route="(.+?)",status="(\d+)"\} 1/g,
  )
  expect([...measured].map(([, ...labels]) => labels)).toEqual([[route, String(status)]])
})

test('the log names a page that failed', async () => {
  await using app = await createTestApp()
  const { database } = app.services
  const transformResult = () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))
  database.query = database.query.withPlugin({ transformQuery: ({ node }) => node, transformResult })
  const site = createApp(app.services, PAGES)
  await site.request(ISSUE)
  const failed = app.logged.filter(({ event }) => event === 'request.failed')
  expect(failed.map(({ fields }) => fields.route)).toEqual(['/newsletter/:slug'])
})

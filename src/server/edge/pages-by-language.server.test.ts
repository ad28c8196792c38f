// What is not there is said in the language of the address.
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/api/test-app.ts'
import type { PageFile, PageTable } from './page-table.ts'

const page = (text: string): PageFile => ({
  bodies: { identity: new TextEncoder().encode(text) },
  type: 'text/html; charset=utf-8',
  etag: `"${text}"`,
  cache: 'revalidate',
  contentPolicy: "default-src 'none'",
  namesOrigin: false,
  listed: undefined,
})

const PAGES: PageTable = new Map([
  ['/404', page('not found')],
  ['/__spa-fallback.html', page('fallback')],
  ['/pl/404', page('not found in Polish')],
  ['/pl/__spa-fallback.html', page('fallback in Polish')],
])

test.each([
  ['/nothing/here', 'not found'],
  ['/pl/nothing/here', 'not found in Polish'],
  ['/stage/modules/none', 'fallback'],
  ['/pl/stage/modules/none', 'fallback in Polish'],
  // Nobody has translated anything into it.
  ['/cy/nothing/here', 'not found'],
])('I-1: %s is answered with "%s"', async (path, text) => {
  await using app = await createTestApp({ pages: PAGES })
  const answer = await app.request(path)
  expect([answer.status, await answer.text()]).toEqual([404, text])
})

// A missing page is answered in the language of the address.
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/api/test-app.ts'
import { testPage } from '../../../testing/api/test-page.ts'
import type { PageTable } from './page-table.ts'

const PAGES: PageTable = new Map([
  ['/404', testPage('not found')],
  ['/__spa-fallback.html', testPage('fallback')],
  ['/pl/404', testPage('not found in Polish')],
  ['/pl/__spa-fallback.html', testPage('fallback in Polish')],
])

test.each([
  ['/nothing/here', 'not found'],
  ['/pl/nothing/here', 'not found in Polish'],
  ['/stage/modules/none', 'fallback'],
  ['/pl/stage/modules/none', 'fallback in Polish'],
  // It has no translation yet.
  ['/cy/nothing/here', 'not found'],
])('%s is answered with "%s"', async (path, text) => {
  await using app = await createTestApp({ pages: PAGES })
  const answer = await app.request(path)
  expect([answer.status, await answer.text()]).toEqual([404, text])
})

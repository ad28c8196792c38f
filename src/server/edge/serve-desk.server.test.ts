// The pages of the desk as they are sent: nothing of them stays in a browser, no search finds them, and no text becomes a script.
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/api/test-app.ts'
import { testPage } from '../../../testing/api/test-page.ts'
import { createApp } from '../app.ts'
import { FALLBACK_PATH } from './serve-pages.ts'

const PAGES = new Map([
  [FALLBACK_PATH, testPage('the application starts')],
  ['/404', testPage('not found')],
])

test.each(['/desk', '/desk/', '/desk/people', '/desk//'])(
  '%s is kept by no browser, passed on to no other site and found by no search',
  async (path) => {
    await using app = await createTestApp()
    const answer = await createApp(app.services, PAGES).request(path)
    expect([answer.status, await answer.text()]).toEqual([200, 'the application starts'])
    const { headers } = answer
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  },
)

test('an address of nothing but slashes delays no request', async () => {
  await using app = await createTestApp()
  const desk = createApp(app.services, PAGES)
  const times = []
  for (let round = 0; round < 5; round++) {
    const begun = performance.now()
    expect((await desk.request(`/desk${'/'.repeat(8_000)}a`)).status).toBe(200)
    times.push(performance.now() - begun)
  }
  expect(Math.min(...times)).toBeLessThan(50)
})

test('where there is no desk, and in other languages, the application finds that out', async () => {
  await using app = await createTestApp({ env: { DESK: 'off' } })
  for (const path of ['/desk', '/desk/people', '/pl/desk']) {
    const answer = await createApp(app.services, PAGES).request(path)
    expect([answer.status, await answer.text()]).toEqual([404, 'the application starts'])
  }
})

// The pages of the desk as they are sent: nothing of them stays in a browser, and nobody finds them.
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/api/test-app.ts'
import { testPage } from '../../../testing/api/test-page.ts'
import { createApp } from '../app.ts'

const PAGES = new Map([
  ['/desk', testPage('the desk')],
  ['/desk/assets/app.js', testPage('app', { type: 'text/javascript' })],
])

test('L13: the way in and the way to it are kept by no browser, passed on to nobody and found by no search', async () => {
  await using app = await createTestApp()
  const desk = createApp(app.services, new Map(), PAGES)
  const login = await desk.request('/desk/login')
  expect([login.status, await login.text()]).toEqual([200, 'the desk'])
  const away = await desk.request('/desk/people')
  expect([away.status, away.headers.get('location')]).toEqual([302, '/desk/login'])
  for (const { headers } of [login, away]) {
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  }
  // Its scripts have their version in their name.
  expect((await desk.request('/desk/assets/app.js')).headers.get('cache-control')).toContain('immutable')
})

test('J16, L15: an address of nothing but slashes costs nobody a moment', async () => {
  await using app = await createTestApp()
  const desk = createApp(app.services, new Map(), PAGES)
  expect((await desk.request('/desk//')).headers.get('location')).toBe('/desk/login')
  const times = []
  for (let round = 0; round < 5; round++) {
    const begun = performance.now()
    expect((await desk.request(`/desk${'/'.repeat(8_000)}a`)).status).toBe(302)
    times.push(performance.now() - begun)
  }
  expect(Math.min(...times)).toBeLessThan(50)
})

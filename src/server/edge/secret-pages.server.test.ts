// Pages whose address holds a secret, and addresses that are nearly such an address.
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { testPage } from '../../../testing/api/test-page.ts'
import type { PageTable } from './page-table.ts'

const PAGES: PageTable = new Map([
  ['/', testPage('home')],
  ['/help', testPage('help')],
  ['/reset-password', testPage('reset')],
  ['/auth/callback', testPage('callback')],
  ['/404', testPage('not found')],
])

const ask = (app: TestApp, path: string) => app.request(`http://handrail.test${path}`)

test.each([
  ['/reset-password/?token=secret', '/reset-password?token=secret'],
  ['/reset-password//?token=secret', '/reset-password?token=secret'],
  ['//reset-password?token=secret', '/reset-password?token=secret'],
  ['/Reset-Password?token=secret', '/reset-password?token=secret'],
  ['/reset%2Dpassword?token=secret', '/reset-password?token=secret'],
  ['/auth//callback/?token=secret&onboarding=true', '/auth/callback?token=secret&onboarding=true'],
  ['/RESET-PASSWORD/', '/reset-password'],
])('%s leads to the one spelling that takes the secret away', async (path, plain) => {
  await using app = await createTestApp({ pages: PAGES })
  const answer = await ask(app, path)
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe(plain)
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(JSON.stringify(app.logged)).not.toContain('secret')
})

test('a secret in any other address is neither stored nor passed on', async () => {
  await using app = await createTestApp({ pages: PAGES })
  for (const path of ['/help', '/reset-passwort', '/%', '/nothing/here']) {
    for (const query of ['?token=secret', '?a=b&code=secret']) {
      const { headers } = await ask(app, path + query)
      expect(headers.get('referrer-policy'), path).toBe('no-referrer')
      expect(headers.get('cache-control'), path).toBe('no-store')
    }
  }
  expect((await ask(app, '/help?from=search')).headers.get('cache-control')).toBe('no-cache')
  // Other pages are found with one slash at their end, as ever.
  expect((await ask(app, '/help/')).status).toBe(200)
})

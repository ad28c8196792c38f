// Somebody signed in, for whom the account's side of a kept key is answered here.
import type { Page } from 'playwright-core'
import { reloadPage } from '../open-page.ts'

const SESSION = { email: 'anna@family.example', emailConsent: false, verified: true, hasPassword: true }

/** From `/plan/share`: keeps a key, and its code is shown. */
export async function keepKey(page: Page): Promise<void> {
  let kept: { on: string; opensOn: string | null } | null = null
  await page.route('**/api/auth/session', (route) => route.fulfill({ json: { ...SESSION, needsOnboarding: false } }))
  await page.route('**/api/kept-key', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { kept } })
    kept = { on: '2026-11-21', opensOn: '2026-11-28' }
    return route.fulfill({ json: {} })
  })
  await page.route('**/api/kept-key/ask', (route) =>
    route.fulfill({ json: { newWay: { on: '2026-11-21', opensOn: '2026-11-28' } } }),
  )
  await page.evaluate(
    (claims) => {
      localStorage.setItem('authToken', ['e30', btoa(JSON.stringify(claims)), 'AA'].join('.'))
    },
    { ...SESSION, sub: 'anna' },
  )
  await reloadPage(page)
  await page.getByRole('button', { name: 'Keep a key' }).click()
  await page.getByRole('textbox', { name: 'The code of the key' }).waitFor()
}

// A consent event keeps the words that were agreed to. They must be the words beside the box.

import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { TOKEN_KEY } from '#src/web/storage/token-key.ts'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { AuthProvider } from '../auth-context.tsx'
import { consentWording } from '../consents/consent-wording.server.ts'
import WelcomePage from '../google/welcome-page.tsx'
import VerifyEmailPage from '../mailed-links/verify-email-page.tsx'
import RegisterPage from './register-page.tsx'

function show(page: React.ReactElement): string[] {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const element = <AuthProvider>{page}</AuthProvider>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  return screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => {
    const words = box.labels?.[0]?.textContent ?? ''
    return words.replace(' (opens in new tab)', '').replace(/ Required\.$/, '')
  })
}

test('the boxes of the registration say what is recorded, and start empty', () => {
  const recorded = (['privacy_policy', 'weekly_tips'] as const).map((kind) =>
    consentWording('en', 'registration', kind),
  )
  expect(show(<RegisterPage />)).toEqual(recorded)
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').some((box) => box.checked)).toBe(false)
})

test('the boxes of the welcome page say what is recorded, and start empty', async () => {
  const payload = btoa(JSON.stringify({ sub: '1', email: 'anna@example.org', name: 'Anna Smith' }))
  window.localStorage.setItem(TOKEN_KEY, `x.${payload}.x`)
  const kinds = ['privacy_policy', 'weekly_tips'] as const
  expect(show(<WelcomePage />)).toEqual(kinds.map((kind) => consentWording('en', 'google_onboarding', kind)))
  screen.getByRole('heading', { name: 'Hello, Anna' })
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').some((box) => box.checked)).toBe(false)
})

test('the page of the mailed link says what is recorded, and its boxes start empty', () => {
  expect(show(<VerifyEmailPage />)).toEqual([consentWording('en', 'email_verification', 'weekly_tips')])
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

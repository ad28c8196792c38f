// The forms of an account in the browser: what was chosen is not lost, and each form says what became of it.

import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSecretQuery } from '#src/web/secrets/secret-query.ts'
import { render, screen, waitFor } from '../../../testing/runner/render.tsx'
import { AuthProvider } from './auth-context.tsx'
import AuthCallbackPage from './google/auth-callback-page.tsx'
import VerifyEmailPage from './mailed-links/verify-email-page.tsx'
import { ChangePassword } from './my-account/change-password.tsx'
import { getSessionUser, signInOrigin } from './session-store.ts'
import LoginPage from './sign-in/login-page.tsx'

const TOKEN = `x.${btoa(JSON.stringify({ sub: 'anna', email: 'anna@example.org' }))}.x`

vi.mock('#src/web/secrets/secret-query.ts', () => ({ readSecretQuery: vi.fn(), cameWithSecret: () => false }))

beforeEach(() => void vi.mocked(readSecretQuery).mockReturnValue(new URLSearchParams()))
afterEach(() => vi.unstubAllGlobals())

/** @param answers by the end of an address; what has none never answers */
function serve(answers: Record<string, () => Response>) {
  const fetch = vi.fn((url: string, _init?: RequestInit): Promise<Response> => {
    const [, answer] = Object.entries(answers).find(([end]) => url.endsWith(end)) ?? []
    return answer === undefined ? new Promise(() => {}) : Promise.resolve(answer())
  })
  vi.stubGlobal('fetch', fetch)
  return (end: string) => {
    const call = fetch.mock.calls.find(([url]) => url.endsWith(end))
    return call && JSON.parse(String(call[1]?.body))
  }
}

function show(page: React.ReactElement, state?: unknown) {
  const element = <AuthProvider>{page}</AuthProvider>
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [{ pathname: '/here', state }] })
  render(<RouterProvider router={router} />)
  return router
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** As a private window or a full device does it. */
function refuseStorage() {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

test('a parent whose browser stores nothing learns what to do, and can then log in', async () => {
  serve({ '/login': () => Response.json({ token: TOKEN }) })
  const router = show(<LoginPage />)
  await userEvent.type(screen.getByLabelText('Email'), 'anna@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'quiet harbour lamp')
  const refused = refuseStorage()
  await press('Log In')
  await screen.findByText(
    /^You are not logged in: this browser couldn't save your log-in\. Please leave the private window/,
  )
  expect([router.state.location.pathname, getSessionUser()]).toEqual(['/here', null])
  refused.mockRestore()
  await press('Log In')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(getSessionUser()?.id).toBe('anna')
})

test('a tick beside the mailed link survives a late answer about the link', async () => {
  vi.mocked(readSecretQuery).mockReturnValue(new URLSearchParams({ code: 'a-code' }))
  let answer = (_: Response) => {}
  const sent = serve({ '/verify-email': () => Response.json({ message: 'Done.', kept: true }) })
  const later = new Promise<Response>((resolve) => (answer = resolve))
  const soon = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => (url.endsWith('/look') ? later : soon(url, init)))
  show(<VerifyEmailPage />)
  await userEvent.click(screen.getByRole('checkbox'))
  answer(Response.json({ email: 'anna@example.org', ownBrowser: true, weeklyTips: false }))
  await screen.findByText(/anna@example\.org/)
  await press('Confirm my email address')
  await waitFor(() => expect(sent('/verify-email')).toMatchObject({ weeklyTips: true }))
})

test('a parent who accepts the session of a link counts as signed in by it', async () => {
  vi.mocked(readSecretQuery).mockReturnValue(new URLSearchParams({ token: TOKEN }))
  serve({
    '/session': () =>
      Response.json({
        email: 'anna@example.org',
        emailConsent: false,
        verified: true,
        hasPassword: true,
        needsOnboarding: false,
      }),
  })
  show(<AuthCallbackPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, log me in' }))
  expect(getSessionUser()?.id).toBe('anna')
  expect(signInOrigin('anna')).toBe('link')
})

test('a second password change that fails is not reported as done', async () => {
  const answers = [Response.json({ token: TOKEN }), Response.json({}, { status: 403 })]
  serve({ '/change-password': () => answers.shift() as Response })
  show(<ChangePassword email="anna@example.org" />)
  const change = async () => {
    await userEvent.type(screen.getByLabelText('Current password'), 'quiet harbour lamp')
    await userEvent.type(screen.getByLabelText('New password'), 'green kettle moon')
    await press('Change password')
  }
  await change()
  await screen.findByText(/Your password is changed/)
  await change()
  await screen.findByText(/Your password was not changed/)
  expect(screen.queryByText(/Your password is changed/)).toBeNull()
})

const UNREACHABLE = "You're offline, or we can't be reached. Try again."
const OUR_FAULT = 'Something went wrong on our side. Try again in a minute.'

async function logIn(answer: () => Response | Promise<Response>): Promise<void> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async () => answer())
  show(<LoginPage />)
  await userEvent.type(screen.getByLabelText('Email'), 'anna@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'quiet harbour lamp')
  await press('Log In')
}

test.each([
  [
    'a refusal without a message',
    () => new Response('', { status: 401 }),
    'Login failed. Please check your credentials.',
  ],
  ['a refusal with one', () => Response.json({ message: 'No.', key: 'no' }, { status: 401 }), 'No.'],
  ['a gateway that refuses', () => new Response('<html>', { status: 403 }), 'Something went wrong. Please try again.'],
  ['a fault of ours', () => Response.json({ message: OUR_FAULT, key: 'shell_our_fault' }, { status: 500 }), OUR_FAULT],
  ['a fault of ours without words', () => new Response('<html>', { status: 502 }), OUR_FAULT],
  ['a lost network', () => Promise.reject(new TypeError('Failed to fetch')), UNREACHABLE],
])('log-in speaks of credentials only when they were refused: %s', async (_what, answer, words) => {
  await logIn(answer)
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

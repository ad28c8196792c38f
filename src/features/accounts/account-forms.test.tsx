// The forms of an account in the browser: what is typed goes as it was typed, nothing that was chosen is lost, and each form
// says what became of it.

import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSecretQuery } from '#src/web/secrets/secret-query.ts'
import { render, screen, waitFor } from '../../../testing/runner/render.tsx'
import { AuthProvider } from './auth-context.tsx'
import AuthCallbackPage from './google/auth-callback-page.tsx'
import WelcomePage from './google/welcome-page.tsx'
import ForgotPasswordPage from './mailed-links/forgot-password-page.tsx'
import ResetPasswordPage from './mailed-links/reset-password-page.tsx'
import VerifyEmailPage from './mailed-links/verify-email-page.tsx'
import { VerifyReminder } from './mailed-links/verify-reminder.tsx'
import { ChangePassword } from './my-account/change-password.tsx'
import { rememberPath } from './remembered-path.ts'
import { getSessionUser, signInOrigin } from './session-store.ts'
import LoginPage from './sign-in/login-page.tsx'
import RegisterPage from './sign-in/register-page.tsx'

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

test('whoever was asked to log in on the way goes on to where they wanted', async () => {
  serve({ '/login': () => Response.json({ token: TOKEN }) })
  const router = show(<LoginPage />, rememberPath('/account'))
  await userEvent.type(screen.getByLabelText('Email'), 'anna@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'quiet harbour lamp')
  await press('Log In')
  await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
})

test('a known address at sign-up is shown the way to log in and to a new password', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const refused = { code: 'conflict', message: 'If you already have an account, log in.', key: 'k' }
  serve({ '/register': () => Response.json(refused, { status: 409 }) })
  show(<RegisterPage />)
  await userEvent.type(screen.getByLabelText('Email'), 'anna@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'quiet harbour lamp')
  await userEvent.click(screen.getByRole('checkbox', { name: /Privacy Policy/ }))
  await press('Sign Up')
  const alert = await screen.findByText('If you already have an account, log in.', { exact: false })
  expect([...alert.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/login',
    '/forgot-password',
  ])
})

test('the error above the button goes as soon as the form is changed', async () => {
  serve({})
  show(<RegisterPage />)
  await userEvent.type(screen.getByLabelText('Email'), 'anna@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'quiet harbour lamp')
  await press('Sign Up')
  await screen.findByText('You must accept the Privacy Policy to create an account.')
  await userEvent.click(screen.getByRole('checkbox', { name: /Privacy Policy/ }))
  expect(screen.queryByText('You must accept the Privacy Policy to create an account.')).toBeNull()
})

test('after signing up on the way a parent goes on to where they wanted', async () => {
  serve({ '/register': () => Response.json({ token: TOKEN }) })
  const router = show(<RegisterPage />, rememberPath('/class-agreement/open'))
  await userEvent.type(screen.getByLabelText('Email'), 'anna@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'quiet harbour lamp')
  await userEvent.click(screen.getByRole('checkbox', { name: /Privacy Policy/ }))
  await press('Sign Up')
  await waitFor(() => expect(router.state.location.pathname).toBe('/class-agreement/open'))
})

/** As a private window or a full device does it. */
function refuseStorage() {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

test('whom the browser cannot keep logged in reads so on the form, with what to do, and is logged in once it can', async () => {
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

test('whoever registers where the browser keeps nothing reads that the account is made, and that they are not logged in', async () => {
  serve({ '/register': () => Response.json({ token: TOKEN }) })
  const router = show(<RegisterPage />)
  await userEvent.type(screen.getByLabelText('Email'), 'anna@example.org')
  await userEvent.type(screen.getByLabelText(/^Password/), 'quiet harbour lamp')
  await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement)
  refuseStorage()
  await press('Sign Up')
  await screen.findByText(/^Your account is made\. You are not logged in/)
  expect(router.state.location.pathname).toBe('/here')
})

test('whoever comes back from Google where the browser keeps nothing is told on the log-in page', async () => {
  vi.mocked(readSecretQuery).mockReturnValue(new URLSearchParams({ token: 'a-ticket' }))
  serve({ '/exchange': () => Response.json({ token: TOKEN }) })
  refuseStorage()
  const router = show(<AuthCallbackPage />)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state.notice).toMatch(/^You are not logged in/)
})

test('a space at the end of one of the two new passwords is a difference', async () => {
  vi.mocked(readSecretQuery).mockReturnValue(new URLSearchParams({ token: 'a-token' }))
  const sent = serve({})
  show(<ResetPasswordPage />)
  await userEvent.type(screen.getByLabelText('New password'), 'quiet harbour lamp ')
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'quiet harbour lamp')
  await press('Set new password')
  await screen.findByText('Passwords do not match')
  expect(sent('/reset-password')).toBeUndefined()
})

test('what was ticked on the page of the mailed link stays, though the look at the link comes later and knows nothing of it', async () => {
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

test('whoever says yes to the session of a link has signed in by a link, so that nothing of this device goes along unasked', async () => {
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

test('a welcome that the server did not take says so beside its button: a toast alone goes away', async () => {
  window.localStorage.setItem('authToken', TOKEN)
  serve({ '/complete-google-onboarding': () => Response.json({}, { status: 500 }) })
  show(<WelcomePage />)
  await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement)
  await press('Continue')
  await waitFor(() => expect(document.querySelector('form [role="alert"]')?.textContent).not.toBe(''))
})

test('after a change of the password a second one that fails is not said to be done', async () => {
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

test('a changed password whose new log-in the device did not keep says so: the old one opens nothing any more', async () => {
  refuseStorage()
  serve({ '/change-password': () => Response.json({ token: TOKEN }) })
  show(<ChangePassword email="anna@example.org" />)
  await userEvent.type(screen.getByLabelText('Current password'), 'quiet harbour lamp')
  await userEvent.type(screen.getByLabelText('New password'), 'green kettle moon')
  await press('Change password')
  const words = await screen.findByText(/^Your password is changed\..*couldn't save your log-in/)
  expect(words.getAttribute('role')).toBe('alert')
})

test('after a verification mail was sent a second press that fails is not said to be another one', async () => {
  const answers = [Response.json({ message: 'It is on its way.' }), Response.json({}, { status: 429 })]
  serve({ '/send-verification': () => answers.shift() as Response })
  show(<VerifyReminder />)
  const press = () => userEvent.click(screen.getByRole('button'))
  await press()
  await screen.findByText('It is on its way.')
  await press()
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(screen.queryByText('It is on its way.')).toBeNull()
})

test('who asked for a reset link is told where the form was, and the focus goes there', async () => {
  serve({ '/forgot-password': () => Response.json({ message: 'It is on its way.' }) })
  show(<ForgotPasswordPage />)
  await userEvent.type(screen.getByLabelText('Email'), 'anna@example.org')
  await press('Send reset link')
  const said = await screen.findByText(/^If an account exists for anna@example.org/)
  expect(document.activeElement?.contains(said)).toBe(true)
  expect(document.activeElement?.getAttribute('role')).toBe('status')
})

test('a link that the server did not take a wish for is not said to be on its way, and the address stays to be sent again', async () => {
  serve({ '/forgot-password': () => Response.json({}, { status: 500 }) })
  show(<ForgotPasswordPage />)
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  await userEvent.type(email, 'anna@example.org')
  await press('Send reset link')
  await waitFor(() => expect(document.querySelector('form [role="alert"]')?.textContent).not.toBe(''))
  expect([screen.queryByText(/we've sent/), email.value]).toEqual([null, 'anna@example.org'])
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

test('a lost network takes nothing that was typed', async () => {
  await logIn(() => Promise.reject(new TypeError('Failed to fetch')))
  await screen.findByText(UNREACHABLE)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('anna@example.org')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('quiet harbour lamp')
})

test('a new password that meets a fault of ours is not told that its link has expired', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.mocked(readSecretQuery).mockReturnValue(new URLSearchParams({ token: 'a-token' }))
  serve({ '/reset-password': () => new Response('<html>', { status: 502 }) })
  show(<ResetPasswordPage />)
  await userEvent.type(screen.getByLabelText('New password'), 'quiet harbour lamp')
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'quiet harbour lamp')
  await press('Set new password')
  await screen.findByText(OUR_FAULT)
})

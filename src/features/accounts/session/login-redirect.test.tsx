// A page for members without a session: at once to the login page, unless the member is leaving already.

import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, render } from '../../../../testing/runner/render.tsx'
import { LoginRedirect } from './login-redirect.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function show(left: boolean) {
  const router = createMemoryRouter(
    [
      { path: '/account', element: <LoginRedirect from="/account" left={left} /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/account'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('a member who has just logged out or deleted the account needs no log-in', async () => {
  const router = show(true)
  await pass(500)
  expect(router.state.location.pathname).toBe('/account')
  await act(() => router.navigate('/'))
  await pass(5_000)
  expect(router.state.location.pathname).toBe('/')
})

test('a parent who is signed out on such a page is soon asked to log in', async () => {
  const router = show(true)
  await pass(1_000)
  expect(router.state.location.pathname).toBe('/login')
})

// On '/account' the state of the tips is shown to a member who has proven the address, and to no other.

import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import { signIn } from '#src/features/accounts/session-store.ts'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { OwnerTips } from './owner-tips.tsx'

const EMAIL = 'anna@example.org'
afterEach(() => vi.unstubAllGlobals())

/** @returns what was asked for, as 'METHOD path body' */
function show(verified: boolean, subscribed: () => boolean | Response): string[] {
  const asked: string[] = []
  const session = { email: EMAIL, emailConsent: false, verified, hasPassword: true, needsOnboarding: false }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, { method = 'GET', body }: RequestInit = {}) => {
    if (String(input) === '/api/auth/session') return Response.json(session)
    asked.push([method, String(input), ...(body ? [String(body)] : [])].join(' '))
    if (!String(input).includes('/check/')) return Response.json({ message: 'It is done.' })
    const answer = subscribed()
    return answer instanceof Response ? answer : Response.json({ subscribed: answer })
  })
  signIn(`x.${Buffer.from(JSON.stringify({ sub: 'anna', email: EMAIL, verified })).toString('base64url')}.x`)
  const page = (
    <AuthProvider>
      <OwnerTips />
    </AuthProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
  return asked
}

test('an address that is not proven is asked about nowhere', async () => {
  const asked = show(false, () => true)
  await expect.poll(() => document.body.textContent).toBe('')
  expect(asked).toEqual([])
})

test('what could not be read is said, and nothing is claimed', async () => {
  show(true, () =>
    Response.json({ message: 'Please wait a minute.', key: 'any', code: 'too_many_requests' }, { status: 429 }),
  )
  await screen.findByText('Please wait a minute.')
  expect(screen.queryByText(EMAIL)).toBeNull()
})

// What a device keeps goes when somebody logs out, and all of it when somebody says so.

import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AuthProvider, useAuth } from '#src/features/accounts/auth-context.tsx'
import { signIn } from '#src/features/accounts/session-store.ts'
import { STORED_KEYS, TRACES } from '#src/web/storage/stored-keys.ts'
import { act, render, screen } from '../../../testing/runner/render.tsx'
import { ForgetDevice } from './forget-device.tsx'

const tokenOf = (sub: string) =>
  `x.${Buffer.from(JSON.stringify({ sub, email: `${sub}@example.org` })).toString('base64url')}.x`

function fill(): void {
  for (const key of STORED_KEYS) window.localStorage.setItem(key, '{"words":"of a parent"}')
  window.sessionStorage.setItem('lessonAnswers', '{"words":"of a parent"}')
  window.localStorage.setItem('somebody else', 'not ours')
  act(() => signIn(tokenOf('anna')))
}

/** Written out, so that a key that is new or moved is thought about: what stays tells whoever comes next. */
const STAYS = [
  'challengeRotation',
  'cookieConsent',
  'deviceId',
  'language',
  'nation',
  'nextQuestion',
  'ownTips',
  'progressOutbox',
  'questionAskedOn',
  'sharesPlan',
  'somebody else',
]

const left = () => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)].sort()

function WhoIsThere() {
  return <p>{useAuth().user?.email ?? 'nobody'}</p>
}

test('forgetting takes everything of ours, once asked, and says so; without a network too', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('fetch', asked)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(
    <AuthProvider>
      <WhoIsThere />
      <ForgetDevice />
    </AuthProvider>,
  )
  fill()
  await screen.findByText('anna@example.org')
  const before = left()
  await userEvent.click(screen.getByRole('button', { name: 'Forget everything on this device' }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(left()).toEqual(before)
  await userEvent.click(screen.getByRole('button', { name: 'Forget everything on this device' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, forget everything' }))
  expect(left()).toEqual(['somebody else'])
  screen.getByText(/^Done\. Nothing of yours is left here\./)
  screen.getByText('nobody')
  await vi.waitFor(() =>
    expect(asked).toHaveBeenCalledWith(
      '/api/auth/logout',
      expect.objectContaining({
        keepalive: true,
        headers: expect.objectContaining({ Authorization: `Bearer ${tokenOf('anna')}` }),
      }),
    ),
  )
})

test('logging out takes ticks, steps, answers and progress, and leaves the choice about cookies', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let signOut = () => Promise.resolve()
  function Hands() {
    signOut = useAuth().signOut
    return null
  }
  render(
    <AuthProvider>
      <Hands />
    </AuthProvider>,
  )
  fill()
  await act(() => signOut())
  expect(left()).toEqual(STAYS)
})

test('whoever comes after somebody else does not see what they did', () => {
  fill()
  act(() => signIn(tokenOf('ben')))
  for (const key of TRACES) expect(left()).not.toContain(key)
})

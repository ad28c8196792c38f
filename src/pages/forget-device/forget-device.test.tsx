// What a device keeps when a parent logs out, or another one logs in.

import { expect, test, vi } from 'vitest'
import { AuthProvider, useAuth } from '#src/features/accounts/auth-context.tsx'
import { signIn } from '#src/features/accounts/session-store.ts'
import { STORED_KEYS, TRACES } from '#src/web/storage/stored-keys.ts'
import { act, render } from '../../../testing/runner/render.tsx'

const tokenOf = (sub: string) =>
  `x.${Buffer.from(JSON.stringify({ sub, email: `${sub}@example.org` })).toString('base64url')}.x`

function fill(): void {
  for (const key of STORED_KEYS) window.localStorage.setItem(key, '{"words":"of a parent"}')
  window.sessionStorage.setItem('lessonAnswers', '{"words":"of a parent"}')
  window.localStorage.setItem('somebody else', 'not ours')
  act(() => signIn(tokenOf('anna')))
}

/** Written out, so that this test fails for a new key: the next person on the device can read what stays. */
const STAYS = [
  'challengeRotation',
  'cookieConsent',
  'deviceId',
  'language',
  'nation',
  'nextQuestion',
  'ownTips',
  'progressOutbox',
  'sharesPlan',
  'somebody else',
]

const left = () => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)].sort()

test('logging out removes ticks, steps, answers and progress, and leaves the choice about cookies', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let signOut = () => Promise.resolve()
  function SignOutCatcher() {
    signOut = useAuth().signOut
    return null
  }
  render(
    <AuthProvider>
      <SignOutCatcher />
    </AuthProvider>,
  )
  fill()
  await act(() => signOut())
  expect(left()).toEqual(STAYS)
})

test('a parent who comes after another one does not see what they did', () => {
  fill()
  act(() => signIn(tokenOf('ben')))
  for (const key of TRACES) expect(left()).not.toContain(key)
})

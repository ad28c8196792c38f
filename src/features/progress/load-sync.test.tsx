// Offline, the code that sends progress cannot be loaded: the page shows no error, and says what waits.
import { Buffer } from 'node:buffer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import { forgetToken, getSessionUser, signIn } from '#src/features/accounts/session-store.ts'
import { signOut } from '#src/features/accounts/sign-out.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { showToast } from '#src/web/ui/dialogs/toast.ts'
import { act, render, waitFor } from '../../../testing/runner/render.tsx'
import { ProgressListener } from './progress-listener.tsx'
import { readWaiting } from './progress-outbox.ts'
import { useCompletion } from './use-completion.ts'

vi.mock('./progress-sync.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('#src/web/ui/dialogs/toast.ts')

const LESSON = lessonKey('digitalLaunchpad', 'module1', '1.1')
const failures: unknown[] = []
const note = (reason: unknown) => void failures.push(reason)

beforeEach(() => {
  process.on('unhandledRejection', note)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  signInAs('7')
})

afterEach(async () => {
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', note)
  expect(failures).toEqual([])
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  window.localStorage.clear()
})

function signInAs(sub: string): void {
  const payload = Buffer.from(JSON.stringify({ sub, email: 'a@b.example' })).toString('base64url')
  signIn(`e30.${payload}.c2ln`)
}

function open(): ReturnType<typeof useCompletion> {
  let complete: ReturnType<typeof useCompletion> = () => false
  const Hands = () => {
    complete = useCompletion()
    return null
  }
  render(
    <AuthProvider>
      <ProgressListener />
      <Hands />
    </AuthProvider>,
  )
  return complete
}

test('finished tools wait offline, and logging out says that they were not sent', async () => {
  const complete = open()
  expect(complete(LESSON, new Date())).toBe(true)
  expect(readWaiting('7')).toEqual([LESSON])
  window.dispatchEvent(new Event('online'))
  await signOut()
  expect(getSessionUser()).toBeNull()
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1))
  expect(readWaiting('7')).toEqual([LESSON])
})

test('logging out says nothing of what waits for another account on the same page', async () => {
  const complete = open()
  complete(LESSON, new Date())
  act(forgetToken)
  act(() => signInAs('8'))
  await signOut()
  expect(getSessionUser()).toBeNull()
  expect(readWaiting('7')).toEqual([LESSON])
  expect(showToast).not.toHaveBeenCalled()
})

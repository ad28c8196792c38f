// A parent stays signed in where the code of the session check cannot be loaded, as without a network.
import { Buffer } from 'node:buffer'
import { afterEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../testing/runner/render.tsx'
import { AuthProvider, useAuth } from './auth-context.tsx'
import { signIn } from './session-store.ts'

vi.mock('./session/session-check.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const failures: unknown[] = []
const note = (reason: unknown) => void failures.push(reason)

afterEach(() => {
  process.off('unhandledRejection', note)
  window.localStorage.clear()
})

function Name() {
  return useAuth().user?.name ?? 'nobody'
}

test('a session check that cannot load neither signs the parent out nor fails', async () => {
  process.on('unhandledRejection', note)
  const payload = Buffer.from(JSON.stringify({ sub: '7', email: 'a@b.example', name: 'Denise' })).toString('base64url')
  signIn(`e30.${payload}.c2ln`)
  render(
    <AuthProvider>
      <Name />
    </AuthProvider>,
  )
  await screen.findByText('Denise')
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
  expect(failures).toEqual([])
  expect(screen.getByText('Denise')).toBeDefined()
})

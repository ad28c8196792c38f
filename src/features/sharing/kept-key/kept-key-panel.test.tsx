// A key with the account: its code is shown this once, whatever the network does after it was kept.
import 'fake-indexeddb/auto'
import { Buffer } from 'node:buffer'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import { signIn } from '#src/features/accounts/session-store.ts'
import type { SharingView } from '../pages/use-sharing.ts'
import { keepKeyWithAccount } from './keep-key.ts'
import KeptKeyPanel from './kept-key-panel.tsx'

vi.mock('./keep-key.ts')

const CODE = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01'

function show(meanwhile = async () => undefined as unknown): void {
  signIn(`e30.${Buffer.from(JSON.stringify({ sub: '7', email: 'a@b.example' })).toString('base64url')}.c2ln`)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async () => Response.json({ kept: null }))
  vi.mocked(keepKeyWithAccount).mockImplementation(async () => {
    await meanwhile()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    return CODE
  })
  const view = { shared: null, parts: {}, refresh: async () => undefined } as unknown as SharingView
  render(
    <MemoryRouter>
      <AuthProvider>
        <KeptKeyPanel view={view} mayKeep />
      </AuthProvider>
      <input aria-label="Elsewhere" />
    </MemoryRouter>,
  )
}

test('K17: the code of a key that was kept is shown, though nothing more could be asked', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Keep a key' }))
  expect((await screen.findByDisplayValue(CODE)).tagName).toBe('TEXTAREA')
  expect(screen.queryByRole('button', { name: 'Keep a key' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A key with your account' }))
})

test('K17: whoever is somewhere else by the time a key is kept stays there', async () => {
  show(async () => screen.getByRole('textbox', { name: 'Elsewhere' }).focus())
  await userEvent.click(await screen.findByRole('button', { name: 'Keep a key' }))
  await screen.findByDisplayValue(CODE)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Elsewhere' }))
})

// L2, L13: what somebody sees of their own ways in, and that each change asks for a proof, also by a recovery code.

import { expect, test, vi } from 'vitest'
import { fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import DeskMinePage from './desk-mine-page.tsx'

const WAYS_IN = {
  oneTimeCodes: true,
  passkeys: [{ id: 'key-1', device: 'Firefox, Linux', since: '2026-11-20T10:00:00Z' }],
  recoveryCodes: 7,
  sessions: [
    { id: 'a', device: 'Chrome, Windows', lastUsedAt: '2026-11-23T10:00:00Z', mine: true },
    { id: 'b', device: 'Safari, iPhone', lastUsedAt: '2026-11-22T10:00:00Z', mine: false },
  ],
}

test('L2, L13: factors, codes that are left and sessions stand there; only other sessions can be ended', async () => {
  vi.stubGlobal('fetch', async () => Response.json(WAYS_IN))
  render(<DeskMinePage />)
  await screen.findByText('Codes that are left: 7 of 10')
  screen.getByText(/^Passkey of Firefox, Linux, since /)
  screen.getByText(/^Chrome, Windows, last seen .*\(here\)$/)
  expect(screen.getAllByRole('button', { name: 'Sign out' })).toHaveLength(1)
  vi.unstubAllGlobals()
})

test('L3: taking a passkey away is proven with its name, and a recovery code will do', async () => {
  const asked = vi.fn(async (url: string, _init: RequestInit) =>
    Response.json(url.endsWith('/proofs') ? { challengeId: 'c', byCode: true, passkey: null } : WAYS_IN),
  )
  vi.stubGlobal('fetch', asked)
  render(<DeskMinePage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Take away' }))
  screen.getByText('The passkey of Firefox, Linux will not open the desk any more.')
  const begun = asked.mock.calls.find(([url]) => url.endsWith('/proofs'))?.[1].body as string
  expect(JSON.parse(begun)).toEqual({ act: 'remove-passkey', words: { passkey: 'key-1' } })
  fireEvent.click(screen.getByRole('button', { name: 'My phone is gone: use a recovery code', hidden: true }))
  const field = screen.getByLabelText('Recovery code')
  fireEvent.change(field, { target: { value: 'abcd-efgh' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm', hidden: true }))
  await vi.waitFor(() => expect(asked.mock.calls.some(([url]) => url.endsWith('/passkeys/remove'))).toBe(true))
  const sent = asked.mock.calls.find(([url]) => url.endsWith('/passkeys/remove'))?.[1].body as string
  expect(JSON.parse(sent)).toEqual({ id: 'key-1', proof: { way: 'recovery', recoveryCode: 'abcd-efgh' } })
  await screen.findByText('The passkey is gone.')
  await vi.waitFor(() => expect(asked.mock.calls.filter(([url]) => url.endsWith('/mine'))).toHaveLength(2))
  vi.unstubAllGlobals()
})

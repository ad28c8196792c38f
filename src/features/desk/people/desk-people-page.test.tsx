// Who is at the desk, as an owner meets it.

import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import DeskPeoplePage from './desk-people-page.tsx'

const SESSION = { id: 's', device: 'Firefox on Linux', lastUsedAt: '2026-11-20T20:00:00Z', mine: false }
const PEOPLE = {
  people: [{ id: 'p', email: 'ben@example.org', role: 'editor', mine: false, sessions: [SESSION] }],
  invitations: [],
}

afterEach(() => vi.unstubAllGlobals())

test('L5: an open invitation can be taken back, after a word on what that does, and its link is shown no more', async () => {
  const asked: [string, unknown][] = []
  const invitation = { id: 'i', email: 'cara@desk.example', role: 'moderator', expiresAt: '2026-11-21T20:00:00Z' }
  let invitations = [invitation]
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'POST') asked.push([url, JSON.parse(String(body))])
    if (url.endsWith('/take-back')) invitations = []
    if (url.endsWith('/proofs')) return Response.json({ challengeId: 'c', byCode: true, passkey: null })
    return Response.json(url.endsWith('/people') ? { ...PEOPLE, invitations } : {})
  })
  render(<DeskPeoplePage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }))
  await screen.findByText('The invitation of cara@desk.example will open nothing any more.')
  await userEvent.type(screen.getByLabelText('One-time code'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await vi.waitFor(() => expect(screen.queryByText('cara@desk.example')).toBeNull())
  expect(asked.at(-1)).toEqual([
    '/api/desk/people/invitations/i/take-back',
    { proof: { way: 'code', challengeId: 'c', oneTimeCode: '123456' } },
  ])
  expect(asked[0]).toEqual(['/api/desk/proofs', { act: 'take-invitation-back', words: { person: 'i' } }])
})

test('L5: a session that could not be ended is not thought to be over: the page says so, and still shows it', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/end') ? new Response('', { status: 500 }) : Response.json(PEOPLE),
  )
  render(<DeskPeoplePage />)
  await screen.findByText(/Firefox on Linux/)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('')
  await userEvent.click(screen.getByRole('button', { name: /sign.*out|end/i }))
  await vi.waitFor(() => expect(alert.textContent).not.toBe(''))
  screen.getByText(/Firefox on Linux/)
})

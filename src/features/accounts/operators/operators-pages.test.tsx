// The operators' own pages: an invitation that does not open says why, an act asks for a code, and what was read stays.

import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import AuditPage from './audit.desk.tsx'
import DeskPeoplePage from './people.desk.tsx'

const GONE = 'This invitation has been used or taken back, or its 24 hours are over. Ask for a new one.'
const DAY = '2026-11-20'
const LINE = { number: 7, at: `${DAY}T20:00:00Z`, who: 'anna@desk.example', act: 'export-messages' }

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

async function openInvitation(address: string, answer: () => Promise<Response>) {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  window.history.replaceState(null, '', address)
  const { default: DeskJoinPage } = await import('./join.desk.tsx')
  render(<DeskJoinPage />)
  return fetch
}

test('a page that was loaded anew asks for the link, which is as good as before', async () => {
  const fetch = await openInvitation('/desk/join', async () => Response.json({}))
  await screen.findByText(/^This page no longer knows your link/)
  expect(fetch).not.toHaveBeenCalled()
  expect(screen.queryByText(GONE)).toBeNull()
})

test('a network that is away is not said to be a used invitation', async () => {
  await openInvitation('/desk/join?code=abc', () => Promise.reject(new TypeError('no network')))
  await screen.findByText("You're offline, or we can't be reached. Try again.")
  expect(screen.queryByText(GONE)).toBeNull()
})

test('an invitation that has been used says so', async () => {
  const body = { key: 'desk_answers_invitation_gone', message: GONE }
  await openInvitation('/desk/join?code=abc', async () => Response.json(body, { status: 404 }))
  await screen.findByText(GONE)
})

test('an invitation names whom it is for, and asks a guest to log in first', async () => {
  await openInvitation('/desk/join?code=abc', async () => Response.json({ email: 'anna@desk.example', role: 'editor' }))
  await screen.findByText('This invitation is for anna@desk.example, as: Editor.')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/register')
})

test('an open invitation is taken back with a code, after a word on what that does', async () => {
  const asked: [string, unknown][] = []
  const invitation = { id: 'i', email: 'cara@desk.example', role: 'moderator', expiresAt: '2026-11-21T20:00:00Z' }
  let invitations = [invitation]
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'POST') asked.push([url, JSON.parse(String(body))])
    if (url.endsWith('/take-back')) invitations = []
    return Response.json(url.endsWith('/people') ? { people: [], invitations } : {})
  })
  render(<DeskPeoplePage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }))
  await screen.findByText('The invitation of cara@desk.example will open nothing any more.')
  await userEvent.type(screen.getByLabelText('Code'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await vi.waitFor(() => expect(screen.queryByText('cara@desk.example')).toBeNull())
  expect(asked).toEqual([['/api/desk/people/invitations/i/take-back', { code: '123456' }]])
})

test('of an export of one day both its ends stand in the log', async () => {
  const lines = [{ ...LINE, about: { from: DAY, to: DAY, rows: 3 } }]
  vi.stubGlobal('fetch', async () => Response.json({ lines, more: false }))
  render(<AuditPage />)
  expect(await screen.findAllByText(DAY)).toHaveLength(2)
})

test('where older lines do not come, those that did stay, and may be asked for again', async () => {
  const older = { ...LINE, number: 6, act: 'change-role', about: { role: 'editor' } }
  const answers = [
    Response.json({ lines: [{ ...LINE, about: {} }], more: true }),
    new Response('', { status: 500 }),
    Response.json({ lines: [older], more: false }),
  ]
  vi.stubGlobal('fetch', async () => answers.shift())
  render(<AuditPage />)
  const more = await screen.findByRole('button')
  await userEvent.click(more)
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  screen.getByText('anna@desk.example')
  await userEvent.click(more)
  await screen.findByText('editor')
  expect(screen.getByRole('alert').textContent).toBe('')
})

// Who is at the desk, as an owner meets it.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import DeskPeoplePage from './desk-people-page.tsx'

const SESSION = { id: 's', device: 'Firefox on Linux', lastUsedAt: '2026-11-20T20:00:00Z', mine: false }
const PEOPLE = {
  people: [{ id: 'p', email: 'ben@example.org', role: 'editor', mine: false, sessions: [SESSION] }],
  invitations: [],
}

afterEach(() => vi.unstubAllGlobals())

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

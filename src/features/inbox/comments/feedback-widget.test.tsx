// 'Did it help?' from a parent who is not signed in yet.

import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import { keepToken } from '#src/features/accounts/session-store.ts'
import { act, render, screen, waitFor } from '../../../../testing/runner/render.tsx'
import { FeedbackWidget } from './feedback-widget.tsx'

const TOKEN = `x.${btoa(JSON.stringify({ sub: 'anna', email: 'anna@example.org' }))}.x`

afterEach(() => vi.unstubAllGlobals())

const show = () =>
  render(
    <MemoryRouter>
      <AuthProvider>
        <FeedbackWidget lessonId="digitalLaunchpad-module1-1.1" />
      </AuthProvider>
    </MemoryRouter>,
  )

/** Signs in, with a server that refuses everything once the session has ended. */
function stubSession(): { isEnded: boolean } {
  const session = { isEnded: false }
  vi.stubGlobal('fetch', async () =>
    session.isEnded ? Response.json({}, { status: 401 }) : Response.json({ message: 'Thank you.' }),
  )
  keepToken(TOKEN)
  return session
}

test('a yes pressed before logging in is sent after it, without another press', async () => {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => Response.json({ message: 'Thank you.' }))
  vi.stubGlobal('fetch', fetch)
  show()
  await userEvent.click(screen.getByRole('button', { name: /yes/i }))
  screen.getByRole('link', { name: /log in/i })
  const sent = () => fetch.mock.calls.filter(([url]) => url.endsWith('/api/feedback'))
  expect(sent()).toEqual([])
  act(() => keepToken(TOKEN))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(JSON.parse(String(sent()[0]?.[1]?.body))).toMatchObject({ rating: 'positive' })
})

test('a parent whose session has ended logs in, and sends the waiting comment by another press', async () => {
  const session = stubSession()
  show()
  await userEvent.click(screen.getByRole('button', { name: /not/i }))
  await userEvent.type(screen.getByRole('textbox'), 'Shorter, please')
  session.isEnded = true
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
  await screen.findByRole('link', { name: /log in/i })
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Shorter, please')
  session.isEnded = false
  act(() => keepToken(TOKEN))
  await waitFor(() => expect(screen.queryByRole('link', { name: /log in/i })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
  await screen.findByText('Thank you for your feedback!')
})

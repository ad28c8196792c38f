// The page of an invitation that does not open says why, and sends nobody for a new one whose link is good.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'

const GONE = 'This invitation has been used or taken back, or its 24 hours are over. Ask for a new one.'

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

async function open(address: string, answer: () => Promise<Response>) {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  window.history.replaceState(null, '', address)
  const { takeInvitationCode } = await import('./invitation-code.ts')
  takeInvitationCode()
  const { DeskJoinPage } = await import('./desk-join-page.tsx')
  render(<DeskJoinPage />)
  return fetch
}

test('L5: a page that was loaded anew asks for the link, which is as good as before', async () => {
  const fetch = await open('/desk/join', async () => Response.json({}))
  await screen.findByText(/^This page no longer knows your link/)
  expect(fetch).not.toHaveBeenCalled()
  expect(screen.queryByText(GONE)).toBeNull()
})

test('a network that is away is not said to be a used invitation', async () => {
  await open('/desk/join?code=abc', () => Promise.reject(new TypeError('no network')))
  await screen.findByText("You're offline, or we can't be reached. Try again.")
  expect(screen.queryByText(GONE)).toBeNull()
})

test('an invitation that has been used says so', async () => {
  const body = { key: 'desk_answers_invitation_gone', message: GONE }
  await open('/desk/join?code=abc', async () => Response.json(body, { status: 404 }))
  await screen.findByText(GONE)
})

test('an invitation that is good names whom it is for', async () => {
  await open('/desk/join?code=abc', async () => Response.json({ email: 'anna@desk.example', role: 'editor' }))
  await screen.findByText('This invitation is for anna@desk.example.')
  expect(window.location.search).toBe('')
})

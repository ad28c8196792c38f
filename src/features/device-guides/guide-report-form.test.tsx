// The form about a guide: one press is enough, and no name is sent.

import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../testing/runner/render.tsx'
import { GuideReportForm } from './guide-report-form.tsx'

afterEach(() => vi.unstubAllGlobals())

function answerWith(...answers: Response[]) {
  const fetch = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => answers.shift() as Response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'This looks different now' }))

test('one press sends a report without words, account or page, and says thank you', async () => {
  localStorage.setItem('authToken', 'a-token')
  const fetch = answerWith(Response.json({ message: 'Thank you.', reference: null }))
  render(<GuideReportForm slug="roblox" />)
  await press()
  await screen.findByText('Thank you.')
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect(screen.queryByRole('button')).toBeNull()
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/api/inbox/guide_report')
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(JSON.stringify(init?.headers)).not.toContain('a-token')
})

// The form as people meet it: one press is enough, nothing typed is lost, and nobody is named.

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

test('words survive a failure and a refusal', async () => {
  const busy = { message: 'Too many attempts. Please wait a little and try again.', key: 'server_too_many_tries' }
  const fetch = answerWith(
    new Response('', { status: 500 }),
    Response.json(busy, { status: 429 }),
    Response.json({ message: 'Thank you.', reference: null }),
  )
  render(<GuideReportForm slug="roblox" />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('What is different?')
  await userEvent.type(field, 'A new name')
  await press()
  await screen.findByText(/on our side/)
  await press()
  await screen.findByText(/wait a little/)
  expect(field.value).toBe('A new name')
  await press()
  await screen.findByText('Thank you.')
  expect(JSON.parse(String(fetch.mock.calls[2]?.[1]?.body))).toEqual({ about: 'roblox', text: 'A new name' })
})

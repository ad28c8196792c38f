// On '/account' the tips are turned off and on, by whoever has proven the address.

import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import { signIn } from '#src/features/accounts/session-store.ts'
import { render, screen } from '../../../testing/runner/render.tsx'
import { OwnerTips } from './owner-tips.tsx'

const EMAIL = 'anna@example.org'
const CHECK = `GET /api/emails/check/${encodeURIComponent(EMAIL)}`

afterEach(() => vi.unstubAllGlobals())

/** @returns what was asked for, as 'METHOD path body' */
function show(verified: boolean, subscribed: () => boolean | Response): string[] {
  const asked: string[] = []
  const session = { email: EMAIL, emailConsent: false, verified, hasPassword: true, needsOnboarding: false }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, { method = 'GET', body }: RequestInit = {}) => {
    if (String(input) === '/api/auth/session') return Response.json(session)
    asked.push([method, String(input), ...(body ? [String(body)] : [])].join(' '))
    if (!String(input).includes('/check/')) return Response.json({ message: 'It is done.' })
    const answer = subscribed()
    return answer instanceof Response ? answer : Response.json({ subscribed: answer })
  })
  signIn(`x.${Buffer.from(JSON.stringify({ sub: 'anna', email: EMAIL, verified })).toString('base64url')}.x`)
  const page = (
    <AuthProvider>
      <OwnerTips />
    </AuthProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
  return asked
}

const line = () => screen.getByText(EMAIL).closest('p')?.textContent

test('who gets the tips stops them with one press, and reads what was done', async () => {
  let subscribed = true
  const asked = show(true, () => subscribed)
  const stop = await screen.findByRole('button', { name: 'Stop my tips' })
  expect(line()).toBe(`The tips go to ${EMAIL}.`)
  subscribed = false
  await userEvent.click(stop)
  await expect.poll(line).toBe(`No tips go to ${EMAIL}.`)
  expect(document.activeElement?.textContent).toBe(`No tips go to ${EMAIL}.`)
  // What is said to whoever types an address says less.
  expect(screen.queryByText('It is done.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Stop my tips' })).toBeNull()
  expect(asked).toEqual([CHECK, `POST /api/emails/unsubscribe {"email":"${EMAIL}"}`, CHECK])
})

test('the second change takes the focus along too, as its button goes', async () => {
  let subscribed = true
  show(true, () => subscribed)
  const stop = await screen.findByRole('button', { name: 'Stop my tips' })
  const [status] = screen.getAllByRole('status')
  subscribed = false
  await userEvent.click(stop)
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box)
  subscribed = true
  await userEvent.click(screen.getByRole('button', { name: 'Send me the tip' }))
  await screen.findByRole('button', { name: 'Stop my tips' })
  await expect.poll(() => document.activeElement?.textContent).toBe(`The tips go to ${EMAIL}.`)
  // What appears in one that was there before is heard.
  expect(document.activeElement).toBe(status)
})

test('who gets none asks for them with the two boxes, for this address and no other', async () => {
  let subscribed = false
  const asked = show(true, () => subscribed)
  const field = await screen.findByLabelText('Email')
  expect(field.getAttribute('readonly')).toBe('')
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  subscribed = true
  await userEvent.click(screen.getByRole('button', { name: 'Send me the tip' }))
  await screen.findByRole('button', { name: 'Stop my tips' })
  expect(line()).toBe(`The tips go to ${EMAIL}.`)
  expect(screen.queryByText(/^No tips go to/)).toBeNull()
  expect(asked).toHaveLength(3)
  const [, sent = ''] = asked
  expect(JSON.parse(sent.slice(sent.indexOf('{')))).toMatchObject({ email: EMAIL, context: 'account' })
})

test('an address that is not proven is asked about nowhere', async () => {
  const asked = show(false, () => true)
  await expect.poll(() => document.body.textContent).toBe('')
  expect(asked).toEqual([])
})

test('what could not be read is said, and nothing is claimed', async () => {
  show(true, () =>
    Response.json({ message: 'Please wait a minute.', key: 'any', code: 'too_many_requests' }, { status: 429 }),
  )
  await screen.findByText('Please wait a minute.')
  expect(screen.queryByText(EMAIL)).toBeNull()
})

test('a change whose outcome could not be read is not told as if nothing had changed', async () => {
  let answer: boolean | Response = true
  show(true, () => answer)
  const stop = await screen.findByRole('button', { name: 'Stop my tips' })
  answer = Response.json({ message: 'Please wait a minute.', key: 'any', code: 'too_many_requests' }, { status: 429 })
  await userEvent.click(stop)
  await screen.findByText('Please wait a minute.')
  expect(screen.getByRole('status').textContent).toBe('')
})

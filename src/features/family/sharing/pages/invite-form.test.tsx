// An invitation as whoever makes it sees it.

import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, render, screen } from '../../../../../testing/runner/render.tsx'
import { InviteForm } from './invite-form.tsx'
import type { SharingView } from './use-sharing.ts'

const SECRET = 's'.repeat(43)
vi.mock(import('../acts/start-sharing.ts'), () => ({ startSharing: vi.fn() }) as never)
vi.mock(
  import('../acts/invite.ts'),
  () => ({ invite: async () => ({ secret: SECRET, invitation: 'one', endsOn: '2026-11-27' }) }) as never,
)

vi.mock(import('../acts/end-invitations.ts'), async (original) => ({ ...(await original()), endInvitations: vi.fn() }))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 9) }))
afterEach(() => void vi.useRealTimers())

const view: SharingView = {
  parts: {} as SharingView['parts'],
  shared: null,
  changes: [],
  hasAside: false,
  missing: null,
  refresh: async () => undefined,
}

/** Invitations that were heard of, and those among them that this device has ended. */
const sharedWith = (invited: string[], endedInvitations?: string[]) =>
  ({
    sharing: { endedInvitations },
    carers: { invited: new Map(invited.map((invitation) => [invitation, {}])) },
  }) as unknown as SharingView['shared']

/** As the page does: what an act has changed is looked at anew. */
function Page() {
  const [shared, setShared] = useState<SharingView['shared']>(null)
  return <InviteForm view={{ ...view, shared, refresh: async () => setShared(sharedWith(['one'])) }} />
}

test('an invitation is a link that can be read and not changed, and a picture of it', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'The link' })
  expect(field.value).toBe(`${location.origin}/plan/join#${SECRET}`)
  await userEvent.type(field, 'x')
  expect([field.readOnly, field.value.endsWith(SECRET)]).toEqual([true, true])
  expect(screen.getByRole('img').tagName).toBe('svg')
})

test('K-1: a browser that copies says so, and one that does not says how to copy the link by hand', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Make a link' }))
  const copy = await screen.findByRole('button', { name: 'Copy the link' })
  await user.click(copy)
  await screen.findByText('The link is copied.')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  await user.click(copy)
  await screen.findByText(/^This browser did not copy it\./)
})

test('the share sheet gets the link and its day, and neither a name nor what it is about', async () => {
  const share = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  render(<Page />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name here' }), 'Anna')
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }))
  const url = `${location.origin}/plan/join#${SECRET}`
  const text = 'A link from Handrail. It works once, until Friday 27 November.'
  expect(share.mock.calls).toEqual([[{ url, text }]])
  vi.unstubAllGlobals()
})

test('K-1: once every invitation is ended nothing offers to end them, until there is another one', async () => {
  const refresh = vi.fn(async () => {
    show({ ...view, shared: sharedWith(['one'], ['one']) })
  })
  const { rerender } = render(<InviteForm view={{ ...view, refresh, shared: sharedWith(['one']) }} />)
  const show = (next: SharingView) => rerender(<InviteForm view={next} />)
  await userEvent.click(screen.getByRole('button', { name: 'End every invitation' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, end them' }))
  await vi.waitFor(() => expect(refresh).toHaveBeenCalled())
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'End every invitation' })).toBeNull())
  show({ ...view, shared: sharedWith(['one', 'two'], ['one']) })
  screen.getByRole('button', { name: 'End every invitation' })
})

test.each([
  ['the plan is shared no more', null],
  ['the lock was changed, or somebody has joined by it', sharedWith([])],
  ['another page has ended it', sharedWith(['one'], ['one'])],
])('K-1: a link is shown no longer than it opens something: %s', async (_why, shared) => {
  const { rerender } = render(<InviteForm view={{ ...view, shared: sharedWith(['one']) }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  await screen.findByRole('textbox', { name: 'The link' })
  rerender(<InviteForm view={{ ...view, shared }} />)
  expect(screen.queryByRole('textbox', { name: 'The link' })).toBeNull()
})

test('K-1: when somebody joins while the focus is on the link, it goes on to the title', async () => {
  const { rerender } = render(<InviteForm view={{ ...view, shared: sharedWith(['one']) }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  const copy = await screen.findByRole('button', { name: 'Copy the link' })
  rerender(<InviteForm view={{ ...view, shared: sharedWith(['one']) }} />)
  copy.focus()
  rerender(<InviteForm view={{ ...view, shared: sharedWith([]) }} />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Invite somebody' }))
})

test('K-1: a link is shown until its last day, and on no day after it', async () => {
  render(<InviteForm view={{ ...view, shared: sharedWith(['one']) }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  await screen.findByRole('textbox', { name: 'The link' })
  const look = (day: number) => {
    vi.setSystemTime(new Date(2026, 10, day, 9))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    return screen.queryByRole('textbox', { name: 'The link' }) !== null
  }
  expect([look(27), look(28)]).toEqual([true, false])
})

test('K-1: a device that cannot be looked at after an invitation was made says that something did not work', async () => {
  const refresh = () => Promise.reject(new DOMException('', 'InvalidStateError'))
  render(<InviteForm view={{ ...view, shared: sharedWith([]), refresh }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/./)
})

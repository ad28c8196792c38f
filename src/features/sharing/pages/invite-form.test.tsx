// An invitation as whoever makes it sees it.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { InviteForm } from './invite-form.tsx'
import type { SharingView } from './use-sharing.ts'

const SECRET = 's'.repeat(43)
vi.mock(import('../acts/start-sharing.ts'), () => ({ startSharing: vi.fn() }) as never)
vi.mock(
  import('../acts/invite.ts'),
  () => ({ invite: async () => ({ secret: SECRET, endsOn: '2026-11-27' }) }) as never,
)

vi.mock(import('../acts/end-invitations.ts'), async (original) => ({ ...(await original()), endInvitations: vi.fn() }))

const view: SharingView = {
  parts: {} as SharingView['parts'],
  shared: null,
  changes: [],
  hasAside: false,
  missing: null,
  refresh: async () => undefined,
}

test.each(['Invite to edit', 'Invite to read'])(
  'K-1: "%s" gives a link that can be read and not changed, and a picture of it',
  async (name) => {
    render(<InviteForm view={view} />)
    await userEvent.click(screen.getByRole('button', { name }))
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name })
    expect(field.value).toBe(`${location.origin}/plan/join#${SECRET}`)
    await userEvent.type(field, 'x')
    expect([field.readOnly, field.value.endsWith(SECRET)]).toEqual([true, true])
    expect(screen.getByRole('img').tagName).toBe('svg')
  },
)

test('K-1: a browser that copies says so, and one that does not says how to copy the link by hand', async () => {
  const user = userEvent.setup()
  render(<InviteForm view={view} />)
  await user.click(screen.getByRole('button', { name: 'Invite to read' }))
  const copy = await screen.findByRole('button', { name: 'Copy the link' })
  await user.click(copy)
  await screen.findByText('The link is copied.')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  await user.click(copy)
  await screen.findByText(/^This browser did not copy it\./)
})

test('K16: the share sheet gets the link and its day, and neither a name nor what it is about', async () => {
  const share = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  render(<InviteForm view={view} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name here' }), 'Anna')
  await userEvent.click(screen.getByRole('button', { name: 'Invite to edit' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }))
  const url = `${location.origin}/plan/join#${SECRET}`
  const text = 'A link from Handrail. It works once, until Friday 27 November.'
  expect(share.mock.calls).toEqual([[{ url, text }]])
  vi.unstubAllGlobals()
})

/** Invitations that were heard of, and those among them that this device has ended. */
const sharedWith = (invited: string[], endedInvitations?: string[]) =>
  ({
    sharing: { endedInvitations },
    carers: { invited: new Map(invited.map((invitation) => [invitation, {}])) },
  }) as unknown as SharingView['shared']

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

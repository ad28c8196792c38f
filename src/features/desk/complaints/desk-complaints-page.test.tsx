// H12, L10, L3: what a moderator sees of complaints; a stranger's words are words, and what was typed stays.

import { afterEach, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import type { DeskComplaint } from './desk-complaints.contract.ts'
import DeskComplaintsPage, { ShownComplaints } from './desk-complaints-page.tsx'

const COMPLAINT: DeskComplaint = {
  reference: 'HR-7K3M-9QXA',
  address: 'a•••@f•••.example',
  words: '<img src=x>\u202etxt',
  language: 'en',
  sentOn: '2026-11-01',
  answerBy: '2026-12-01',
  urgent: false,
  late: false,
  repliedOn: null,
}

afterEach(() => vi.unstubAllGlobals())

const show = (complaint: Partial<DeskComplaint>, waiting = 1) =>
  render(
    <ShownComplaints
      complaints={[{ ...COMPLAINT, ...complaint }]}
      waiting={waiting}
      late={complaint.late ? 1 : 0}
      onDone={async () => undefined}
    />,
  )

test('on its first day the page says that nothing waits', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ complaints: [], waiting: 0, late: 0 }))
  render(<DeskComplaintsPage />)
  await screen.findByText('No complaint waits.')
})

test('where the server fails the page says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  render(<DeskComplaintsPage />)
  await screen.findByText('Something went wrong on our side. Try again in a minute.')
})

test('L10: the words are text with what is unseen made visible, and late is a word too', () => {
  show({ late: true, urgent: true }, 3)
  screen.getByText('<img src=x>[U+202E]txt')
  screen.getByText('Late. Came on 1 Nov. Answer by 1 Dec.')
  screen.getByText('Waiting: 3. Late: 1')
  screen.getByText('More complaints wait: 2. Load the page again when these are done.')
})

test('I-7: a page in another language is named, and ours is not', () => {
  show({ language: 'pl' })
  screen.getByText('Sent from a page in Polish. The lines that we add to your reply are in that language.')
  cleanup()
  show({})
  expect(screen.queryByText(/Sent from a page/)).toBeNull()
})

test('what its owner has had deleted can be closed and not be replied to', () => {
  show({ address: null, words: null, urgent: true })
  screen.getByText('Five days or less are left. Came on 1 Nov. Answer by 1 Dec.')
  screen.getByText('Its owner has had the address and the words deleted.')
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
})

test('L3, L14: a reply asks who one is, with its length and a fingerprint of its words, and stays in its field', () => {
  const ask = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ challengeId: 'c', byCode: true, passkey: null }),
  )
  vi.stubGlobal('fetch', ask)
  show({})
  fireEvent.click(screen.getByRole('button', { name: 'Reply' }))
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your reply')
  expect(screen.queryByRole('textbox', { name: /mail/i })).toBeNull()
  fireEvent.change(field, { target: { value: 'abc' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send the reply' }))
  screen.getByText(/^Your reply to HR-7K3M-9QXA goes to a•••@f•••\.example\. It has 3 letters/)
  const { act, words } = JSON.parse(ask.mock.calls[0]?.[1].body as string)
  expect([act, words]).toEqual([
    'reply-complaint',
    {
      complaint: 'HR-7K3M-9QXA',
      letters: 3,
      words: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    },
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }))
  expect(field.value).toBe('abc')
})

test('a complaint is closed with a reason, and without one the form says what is missing', async () => {
  const send = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}))
  vi.stubGlobal('fetch', send)
  show({})
  fireEvent.click(screen.getByRole('button', { name: 'Close it' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close it' }))
  await screen.findByText('Please choose one.')
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(screen.getByLabelText('They took it back'))
  fireEvent.click(screen.getByRole('button', { name: 'Close it' }))
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  expect(JSON.parse(send.mock.calls[0]?.[1].body as string)).toMatchObject({ reason: 'withdrawn' })
})

test('a closed complaint leaves the list, and who closes it by the keyboard is beside the next one', async () => {
  const lists = [
    [COMPLAINT, { ...COMPLAINT, reference: 'HR-8K3M-9QXA' }],
    [{ ...COMPLAINT, reference: 'HR-8K3M-9QXA' }],
  ]
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    if (method !== 'GET') return Response.json({})
    const complaints = lists.shift() ?? []
    return Response.json({ complaints, waiting: complaints.length, late: 0 })
  })
  render(<DeskComplaintsPage />)
  const [close] = await screen.findAllByRole('button', { name: 'Close it' })
  fireEvent.click(close as HTMLElement)
  fireEvent.click(screen.getByLabelText('They took it back'))
  const [send] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Close it' })
  send?.focus()
  fireEvent.submit(send?.form as HTMLFormElement)
  await vi.waitFor(() => expect(screen.queryByText('HR-7K3M-9QXA')).toBeNull())
  // On a busy machine the list is there a moment before what follows from it.
  const said = screen.getByText("The complaint is closed, with today's date.")
  await vi.waitFor(() => expect(document.activeElement).toBe(said))
})

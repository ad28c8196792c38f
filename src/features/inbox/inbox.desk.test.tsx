// What an operator sees of the inbox: a stranger's words are words, each kind has its ways, and what was done leaves the list.

import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, render, screen, within } from '../../../testing/runner/render.tsx'
import type { DeskMessage } from './inbox.contract.ts'
import InboxPage from './inbox.desk.tsx'

const COMPLAINT: DeskMessage = {
  id: 'HR-7K3M-9QXA',
  kind: 'complaint',
  title: null,
  path: null,
  detail: null,
  text: '<img src=x>\u202etxt',
  language: 'en',
  times: 1,
  cameOn: '2026-11-01',
  dueOn: '2026-12-01',
  late: false,
  urgent: false,
  decisions: ['close'],
  flags: [],
  answeredOn: null,
  closedOn: null,
  address: 'a•••@f•••.example',
}
const IDEA: DeskMessage = {
  ...COMPLAINT,
  id: 'idea',
  kind: 'idea',
  decisions: ['done'],
  text: 'A tablet for two',
  address: null,
}
const KINDS = [
  { kind: 'complaint', waiting: 1, late: 0 },
  { kind: 'idea', waiting: 2, late: 0 },
] as const

afterEach(() => vi.unstubAllGlobals())

/** Answers each look at the list with the next of these, and every act with a good answer. */
function answerWith(...lists: DeskMessage[][]) {
  let list = lists[0] ?? []
  const fetch = vi.fn(async (_url: string, { method }: RequestInit) => {
    if (method !== 'GET') return Response.json({ kind: 'idea' })
    list = lists.shift() ?? list
    return Response.json({ messages: list, found: list.length, kinds: KINDS })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const open = (search = '') =>
  render(
    <MemoryRouter initialEntries={[`/desk/inbox${search}`]}>
      <InboxPage />
    </MemoryRouter>,
  )

test('an empty inbox says so, and where the server fails the page says that', async () => {
  answerWith([])
  open()
  await screen.findByText('Nothing here.')
  cleanup()
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  open()
  await screen.findByText('Something went wrong on our side. Try again in a minute.')
})

test('the address chooses the kind and the state, and each choice is a link', async () => {
  const fetch = answerWith([IDEA])
  open('?kind=idea&state=closed')
  await screen.findByText('A tablet for two')
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/desk/inbox?state=closed&kind=idea')
  const filters = within(screen.getByRole('navigation', { name: 'What to show' }))
  expect(filters.getByRole('link', { name: 'Ideas: 2' }).getAttribute('aria-current')).toBe('true')
  expect(filters.getByRole('link', { name: 'Waiting' }).getAttribute('href')).toBe('/desk/inbox?kind=idea')
})

test("a stranger's words are text with what is unseen made visible, and late is a word too", async () => {
  answerWith([{ ...COMPLAINT, late: true, times: 3, detail: '<b>x</b>' }])
  open()
  await screen.findByText('<img src=x>[U+202E]txt')
  screen.getByText('<b>x</b>')
  screen.getByText('Late. Came on 1 Nov. Due by 1 Dec.')
  screen.getByText('The same was said 3 times that day.')
})

test('what it is about stands above with its page, and another language is named', async () => {
  answerWith([
    {
      ...IDEA,
      kind: 'guide_report',
      title: 'Nintendo Switch',
      path: '/set-up/nintendo-switch',
      text: null,
      language: 'pl',
    },
  ])
  open()
  await screen.findByRole('heading', { name: 'Device guides: Nintendo Switch' })
  expect(screen.getByRole('link', { name: 'Open the page' }).getAttribute('href')).toBe('/set-up/nintendo-switch')
  screen.getByText('Nothing was written.')
  screen.getByText('Sent from a page in Polish.')
})

test('an idea is dealt with by one press, leaves the list, and stays where that failed', async () => {
  const fetch = answerWith([IDEA], [])
  open()
  const done = await screen.findByRole('button', { name: 'Dealt with' })
  fetch.mockImplementationOnce(async () => new Response('', { status: 500 }))
  fireEvent.click(done)
  await screen.findByText('Something went wrong on our side. Try again in a minute.')
  screen.getByText('A tablet for two')
  done.focus()
  fireEvent.click(done)
  await screen.findByText('Nothing here.')
  // By the keyboard one goes on to the next from here.
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText('It is dealt with.')))
})

test('a complaint is closed with a reason, and without one the form says what is missing', async () => {
  const fetch = answerWith([COMPLAINT])
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Close it' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close it' }))
  await screen.findByText('Please choose one.')
  fireEvent.click(screen.getByLabelText('They took it back'))
  fireEvent.click(screen.getByRole('button', { name: 'Close it' }))
  await screen.findByText("It is closed, with today's date.")
  const [url, init] = fetch.mock.calls.find(([, { method }]) => method === 'POST') ?? []
  expect(url).toBe('/api/desk/inbox/complaint/HR-7K3M-9QXA/decide')
  expect(JSON.parse(String(init?.body))).toEqual({ decision: 'close', reason: 'withdrawn', seen: [], ownCodes: [] })
})

test('an answer asks for a code, says its length, and stays in its field', async () => {
  answerWith([COMPLAINT])
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Answer' }))
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your answer')
  expect(screen.queryByRole('textbox', { name: /mail/i })).toBeNull()
  fireEvent.change(field, { target: { value: 'abc' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
  screen.getByText(/^Your answer to HR-7K3M-9QXA goes to a•••@f•••\.example\. It has 3 letters/)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }))
  expect(field.value).toBe('abc')
})

test('what its owner has had deleted can be closed and not be answered, and what is closed cannot be either', async () => {
  answerWith([{ ...COMPLAINT, address: null, text: null }])
  open()
  await screen.findByText(/Its owner has had the address and the words deleted\./)
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
  cleanup()
  answerWith([{ ...COMPLAINT, closedOn: '2026-11-20' }])
  open('?state=closed')
  await screen.findByText('Came on 1 Nov. Closed on 20 Nov.')
  expect(screen.queryByRole('button', { name: /Close it|Answer/ })).toBeNull()
})

test('the second click of a double click does not decide about the one that came next, unread', async () => {
  const fetch = answerWith(
    [IDEA, { ...IDEA, id: 'next', text: 'The next' }],
    [{ ...IDEA, id: 'next', text: 'The next' }],
  )
  open()
  const [first] = await screen.findAllByRole('button', { name: 'Dealt with' })
  fireEvent.click(first as HTMLElement, { detail: 1 })
  await screen.findByText('Waiting: 1')
  fireEvent.click(screen.getByRole('button', { name: 'Dealt with' }), { detail: 2 })
  await vi.waitFor(() => expect(fetch.mock.calls.filter(([, { method }]) => method === 'POST')).toHaveLength(1))
  screen.getByText('The next')
})

test('what is flagged in words for others stands beside them, and leaves with the decision to pass them', async () => {
  const tip: DeskMessage = { ...IDEA, kind: 'tip', title: 'The calm shutdown', times: 0 }
  const fetch = answerWith([{ ...tip, decisions: ['pass', 'refuse'], flags: ['surname', 'digits'], urgent: true }], [])
  localStorage.setItem('ownTips', JSON.stringify([{ code: 'mine' }]))
  open()
  await screen.findByText('There may be a full name in it.')
  screen.getByText('There may be a phone number in it.')
  screen.getByText('Somebody says that someone could come to harm.')
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Published. Other parents can read it.')
  const [url, init] = fetch.mock.calls.find(([, { method }]) => method === 'POST') ?? []
  expect(url).toBe('/api/desk/inbox/tip/idea/decide')
  const body = { decision: 'pass', seen: ['surname', 'digits'], ownCodes: ['mine'] }
  expect(JSON.parse(String(init?.body))).toEqual(body)
  localStorage.clear()
})

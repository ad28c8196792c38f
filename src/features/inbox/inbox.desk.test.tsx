// What an operator sees of the inbox: a stranger's words are text, and a decision is about the message that was read.

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
  { kind: 'tip', waiting: 0, late: 0 },
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

test('a row has kind, text and due day, and opens and closes by a press', async () => {
  answerWith([{ ...COMPLAINT, late: true, times: 3, detail: '<b>x</b>' }])
  open()
  const row = await screen.findByRole('link', { name: /^Complaints about data ?<img src=x>\[U\+202E\]txt$/ })
  screen.getByText('Late. Was due by Tue 1 Dec')
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
  fireEvent.click(row)
  screen.getByRole('button', { name: 'Answer' })
  screen.getByText('<img src=x>[U+202E]txt')
  screen.getByText('<b>x</b>')
  screen.getByText('Came on 1 Nov. Due by 1 Dec.')
  screen.getByText('The same was said 3 times that day.')
  fireEvent.click(screen.getByRole('link', { name: 'Complaints about data' }))
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
})

test('a message its owner deleted can be closed but not answered, a closed one neither', async () => {
  answerWith([{ ...COMPLAINT, address: null, text: null }])
  open(`?open=${COMPLAINT.id}`)
  await screen.findByText(/Its owner has had the address and the words deleted\./)
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
  cleanup()
  answerWith([{ ...COMPLAINT, closedOn: '2026-11-20' }])
  open(`?state=closed&open=${COMPLAINT.id}`)
  await screen.findByText('Came on 1 Nov. Closed on 20 Nov.')
  expect(screen.queryByRole('button', { name: /Close it|Answer/ })).toBeNull()
})

test('the open list offers only kinds that wait, the closed list every kind', async () => {
  answerWith([IDEA])
  open()
  const filters = await screen.findByRole('navigation')
  const words = () =>
    within(filters)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(words()).toEqual(['Everything', 'Complaints about data: 1', 'Ideas: 2', 'Waiting', 'Closed'])
  fireEvent.click(within(filters).getByRole('link', { name: 'Closed' }))
  expect(words()).toContain('What worked for others: 0')
})

test('the second click of a double click does not decide about the next message', async () => {
  const fetch = answerWith(
    [IDEA, { ...IDEA, id: 'next', text: 'The next' }],
    [{ ...IDEA, id: 'next', text: 'The next' }],
  )
  open('?open=idea')
  const done = await screen.findByRole('button', { name: 'Dealt with' })
  fireEvent.click(done, { detail: 1 })
  fireEvent.click(done, { detail: 2 })
  await screen.findByText('Waiting: 1')
  expect(screen.queryByRole('button', { name: 'Dealt with' })).toBeNull()
  await vi.waitFor(() => expect(fetch.mock.calls.filter(([, { method }]) => method === 'POST')).toHaveLength(1))
  screen.getByText('The next')
})

test('flags in words for other parents are shown, and sent with the decision', async () => {
  const tip: DeskMessage = { ...IDEA, kind: 'tip', title: 'The calm shutdown', times: 0 }
  const fetch = answerWith([{ ...tip, decisions: ['pass', 'refuse'], flags: ['surname', 'digits'], urgent: true }], [])
  localStorage.setItem('ownTips', JSON.stringify([{ code: 'mine' }]))
  open('?open=idea')
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

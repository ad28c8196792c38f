// Tips on a page: what is wrong is pointed out before anything leaves, and what a stranger wrote stays text.

import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import TipsBelow from './tips-below.tsx'

const TOOL = 'digitalLaunchpad-module1-1.1'
const STRANGER = { id: 'tip-1', starter: 'said', text: '<b>Tea</b> \u202efirst' }

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const showTips = () =>
  render(
    <MemoryRouter>
      <TipsBelow lessonKey={TOOL} />
    </MemoryRouter>,
  )

type Answers = Record<string, () => Response>

/** Answers by the end of the address; the list is there by itself. */
function answerWith(answers: Answers = {}, tips: object[] = []) {
  const all: Answers = { [TOOL]: () => Response.json({ takesTips: true, tips }), ...answers }
  const fetch = vi.fn(async (input: RequestInfo | URL, _init?: RequestInit) => {
    const [, answer] = Object.entries(all).find(([end]) => String(input).endsWith(end)) ?? []
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer()
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const posts = (fetch: ReturnType<typeof answerWith>, end: string) =>
  fetch.mock.calls.filter(([path, init]) => String(path).endsWith(end) && init?.method === 'POST')

async function openForm(): Promise<HTMLTextAreaElement> {
  showTips()
  await userEvent.click(await screen.findByRole('button', { name: 'Tell other parents what worked' }))
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your words' })
}

test('a fault is shown beside the words, which stay, and the corrected tip is sent', async () => {
  const fetch = answerWith({
    '/api/tips': () => Response.json({ message: 'Thank you.', code: 'a-code' }),
    '/state': () => Response.json({ state: 'waiting', reason: null }),
  })
  localStorage.authToken = 'a.b.c'
  const field = await openForm()
  await userEvent.click(screen.getByRole('radio', { name: 'It got easier when ...' }))
  await userEvent.type(field, 'I wrote to anna@family')
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }))
  await screen.findByText(/take out the @/)
  expect([field.value, document.activeElement]).toEqual(['I wrote to anna@family', field])
  expect(posts(fetch, '/api/tips')).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, 'I wrote to her aunt.')
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }))
  await screen.findByText('Thank you.')
  const [, init] = posts(fetch, '/api/tips')[0] ?? []
  expect(JSON.parse(String(init?.body))).toEqual({ lessonKey: TOOL, starter: 'easier', text: 'I wrote to her aunt.' })
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(JSON.stringify(init?.headers)).not.toMatch(/authorization|device/i)
  await screen.findByText('It is waiting for a person to read it.')
})

test('a possible name is asked about once, and sent unchanged at the second press', async () => {
  const fetch = answerWith({
    '/api/tips': () => Response.json({ message: 'Thank you.', code: 'a-code' }),
    '/state': () => Response.json({ state: 'waiting', reason: null }),
  })
  const field = await openForm()
  await userEvent.type(field, 'We asked at Oakfield Academy.')
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }))
  await screen.findByText(/the name of a school/)
  expect(posts(fetch, '/api/tips')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Send it as it is' }))
  await screen.findByText('Thank you.')
})

test('a name that comes in after another was asked about is asked about too', async () => {
  const fetch = answerWith()
  const field = await openForm()
  await userEvent.type(field, 'We asked at Oakfield Academy.')
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }))
  await screen.findByText(/the name of a school/)
  await userEvent.clear(field)
  await userEvent.type(field, 'We asked Mrs Brown.')
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }))
  await screen.findByText(/a full name/)
  expect(posts(fetch, '/api/tips')).toEqual([])
})

test('the words of a stranger are text, apart from ours', async () => {
  answerWith({}, [STRANGER])
  showTips()
  const words = await screen.findByText(STRANGER.text)
  expect([words.tagName, words.children.length]).toEqual(['BDI', 0])
})

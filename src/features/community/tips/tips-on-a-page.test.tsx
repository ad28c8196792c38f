// Tips as people meet them: what is wrong is pointed out before anything leaves, nothing typed is lost, and the device can take back
// what it wrote.

import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TIP_EVASIONS } from '../../../../testing/api/tip-texts.ts'
import { fireEvent, render, screen, waitFor } from '../../../../testing/runner/render.tsx'
import { keepOwnTip, readOwnTips } from './own-tips.ts'
import { findWrongWords } from './rules/find-wrong-words.ts'
import TipsBelow from './tips-below.tsx'

const TOOL = 'digitalLaunchpad-module1-1.1'
const STRANGER = { id: 'tip-1', starter: 'said', text: '<b>Tea</b> \u202efirst' }
const OWN = {
  code: 'the-code',
  lessonKey: TOOL,
  starter: 'said',
  text: 'Phones in a basket.',
  day: '2026-11-20',
} as const

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

test('every evasion is pointed out before anything leaves', () => {
  expect(TIP_EVASIONS.filter((text) => findWrongWords(text).length === 0)).toEqual([])
})

test('a fault is said beside the words, the words stay, and what is put right is sent without a name', async () => {
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

test('what may be a name is asked about once, and sent as it is at the second press', async () => {
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

test('words that cannot be sent are not offered to be sent as they are', async () => {
  answerWith()
  const field = await openForm()
  await userEvent.type(field, 'We asked at Oakfield Academy and wrote to anna@family.')
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }))
  await screen.findByText(/take out the @/)
  await screen.findByText(/the name of a school/)
  screen.getByRole('button', { name: 'Send it' })
})

test.each([
  [
    'a full queue',
    () => Response.json({ message: 'Please try again in a few days.', key: 'x' }, { status: 503 }),
    /few days/,
  ],
  ['no answer', () => new Response('', { status: 500 }), /on our side/],
])('the words survive %s', async (_name, failure, said) => {
  answerWith({ '/api/tips': failure })
  const field = await openForm()
  await userEvent.type(field, 'Tea first.')
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }))
  await screen.findByText(said)
  expect(field.value).toBe('Tea first.')
  expect(readOwnTips()).toEqual([])
})

test('a parent who would rather write none is back at the button that opened the form', async () => {
  answerWith()
  await openForm()
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tell other parents what worked' }))
})

test('three a day are enough for a device', async () => {
  const day = new Date().toISOString().slice(0, 10)
  for (const code of ['one', 'two', 'three']) keepOwnTip({ ...OWN, code, day, lessonKey: 'another' })
  const fetch = answerWith()
  const field = await openForm()
  await userEvent.type(field, 'Tea first.')
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }))
  await screen.findByText(/Three a day/)
  expect(posts(fetch, '/api/tips')).toEqual([])
})

test('of more than a hundred tips the oldest can no longer be taken back, and the newest can', () => {
  for (let number = 1; number <= 101; number++) keepOwnTip({ ...OWN, code: `code-${number}` })
  const codes = readOwnTips().map(({ code }) => code)
  expect([codes.length, codes[0], codes.at(-1)]).toEqual([100, 'code-2', 'code-101'])
})

test('without a network nothing is taken back, and the code stays until it is', async () => {
  keepOwnTip(OWN)
  answerWith({ '/state': () => Response.json({ state: 'passed', reason: null }) })
  showTips()
  await screen.findByText('Other parents can read it.')
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  await screen.findByText(/we can't be reached/)
  expect(readOwnTips()).toEqual([OWN])
  const fetch = answerWith({ '/take-back': () => Response.json({ message: 'It is taken back.' }) })
  const button = screen.getByRole('button', { name: 'Take it back' })
  fireEvent.click(button)
  fireEvent.click(button)
  const said = await screen.findByText('It is taken back.')
  await waitFor(() => expect(document.activeElement).toBe(said))
  expect(readOwnTips()).toEqual([])
  expect(posts(fetch, '/take-back')).toHaveLength(1)
})

test('a refusal says why', async () => {
  keepOwnTip(OWN)
  answerWith({ '/state': () => Response.json({ state: 'refused', reason: 'It had a name in it.' }) })
  showTips()
  await screen.findByText('We do not show it. It had a name in it.')
})

test('the words of a stranger are text, apart from ours', async () => {
  answerWith({}, [STRANGER])
  showTips()
  const words = await screen.findByText(STRANGER.text)
  expect([words.tagName, words.children.length]).toEqual(['BDI', 0])
})

test('a report asks what is wrong, and can be called off, and the focus goes along', async () => {
  const fetch = answerWith({ '/report': () => Response.json({ message: 'A person will look.' }) }, [STRANGER])
  showTips()
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Someone could come to harm' }))
  await userEvent.click(screen.getByRole('button', { name: 'Nothing, go back' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Report' }))
  await userEvent.click(screen.getByRole('button', { name: 'Report' }))
  const harm = screen.getByRole('button', { name: 'Someone could come to harm' })
  // A second press on a slow line reports it once.
  fireEvent.click(harm)
  fireEvent.click(harm)
  const thanks = await screen.findByText('A person will look.')
  await waitFor(() => expect(document.activeElement).toBe(thanks))
  await waitFor(() => expect(posts(fetch, '/tip-1/report')).toHaveLength(1))
  expect(JSON.parse(String(posts(fetch, '/tip-1/report')[0]?.[1]?.body))).toEqual({ danger: true })
})

test('without a network nothing of strangers is shown', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  showTips()
  await screen.findByText('The words of other parents did not load. Please try again later.')
})

test('a report that did not get through leaves the question there to be answered again', async () => {
  answerWith({}, [STRANGER])
  showTips()
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }))
  await userEvent.click(screen.getByRole('button', { name: 'Someone could come to harm' }))
  await screen.findByText(/we can't be reached/)
  const again = screen.getByRole('button', { name: 'Someone could come to harm' })
  expect(again.getAttribute('aria-disabled')).toBeNull()
})

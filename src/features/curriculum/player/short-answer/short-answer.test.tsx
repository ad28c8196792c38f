// The short answer: folded, open for whoever comes from a search or a challenge, kept and handed on without a server.

import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { wrap } from '#src/web/words-picture/draw-words-picture.ts'
import { act, pageIn, render, screen, waitFor } from '../../../../../testing/runner/render.tsx'
import type { Lesson } from '../../curriculum.contract.ts'
import { ShortAnswer } from './short-answer.tsx'

const WORDS = { say: '"Where can you stop?"', do: 'Tonight: sit down beside him.', dont: 'pull the plug.' }

function show(search = '', words: Parameters<typeof ShortAnswer>[0]['words'] = WORDS) {
  const lesson = { title: 'A calm end', minutes: 5 } as Lesson
  const routes = [{ path: '*', element: <ShortAnswer lesson={lesson} words={words} /> }]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/tool${search}`] })} />)
  const region = screen.getByRole('region', { name: 'The short answer' })
  return region.querySelector('details') as HTMLDetailsElement
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('says what to say, to do and not to do, folded', () => {
  const details = show()
  expect(details.open).toBe(false)
  expect([...details.querySelectorAll('dt')].map((label) => label.textContent)).toEqual([
    'Say this',
    'Do this',
    "Don't",
  ])
  expect([...details.querySelectorAll('dd')].map((text) => text.textContent)).toEqual(Object.values(WORDS))
  expect(details.querySelector('summary')?.textContent).toContain('Practise it: 5 min')
})

test.each(['search', 'challenge'])('stands open for whoever comes from a %s', (from) => {
  expect(show(`?from=${from}`).open).toBe(true)
})

test('any other word in the address opens nothing', () => {
  expect(show('?from=elsewhere').open).toBe(false)
})

test('without a share sheet the words are copied, and a line says so', async () => {
  const user = userEvent.setup()
  show('?from=search')
  await user.click(await screen.findByRole('button', { name: 'Send to the other adult' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('copied'))
  const text = await navigator.clipboard.readText()
  for (const part of ['A calm end', `Say this: ${WORDS.say}`, `Don't: ${WORDS.dont}`]) expect(text).toContain(part)
})

test('with a share sheet the words go there, and closing it is no failure', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare: () => true }))
  show('?from=search')
  ;(await screen.findByRole('button', { name: 'Send to the other adult' })).click()
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ text: expect.stringContaining(WORDS.say) })),
  )
  expect(screen.queryByRole('status')).toBeNull()
})

test('a second tap while the share sheet of the first one is open is no failure', async () => {
  const share = vi
    .fn()
    .mockRejectedValue(new DOMException('An earlier share has not yet completed.', 'InvalidStateError'))
  share.mockReturnValueOnce(new Promise(() => {}))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare: () => true }))
  show('?from=search')
  const send = await screen.findByRole('button', { name: 'Send to the other adult' })
  await act(async () => {
    send.click()
    send.click()
  })
  expect(share).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a browser that refuses the words says so, and that they can be copied by hand', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  show('?from=search')
  await user.click(await screen.findByRole('button', { name: 'Send to the other adult' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('You can copy the words by hand'))
})

test('words that may put somebody in danger are not offered to the other adult', async () => {
  show('?from=search', { ...WORDS, forOneAdult: true })
  await screen.findByRole('button', { name: 'Save these words' })
  expect(screen.queryByRole('button', { name: 'Send to the other adult' })).toBeNull()
})

test('a line is broken at spaces and no word is lost', () => {
  const lines = wrap('one two three four', 9, (text) => text.length)
  expect(lines).toEqual(['one two', 'three', 'four'])
  expect(wrap('unbreakable', 3, (text) => text.length)).toEqual(['unbreakable'])
})

test.each([
  { translated: true as const, language: null },
  { translated: undefined, language: 'en-GB' },
])(
  'in a tool that is still English our words say their language, and those of the answer theirs: $translated',
  async ({ language, ...how }) => {
    pageIn('ur')
    const lesson = { title: 'A calm end', minutes: 5, inEnglish: true } as Lesson
    const element = <ShortAnswer lesson={lesson} words={{ ...WORDS, ...how }} />
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
    expect(screen.getByRole('region').lang).toBe('ur')
    const parts = screen.getAllByRole('definition', { hidden: true })
    expect(parts.map((part) => part.getAttribute('lang'))).toEqual([language, language, language])
  },
)

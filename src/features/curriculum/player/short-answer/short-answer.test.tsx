// The short answer: folded, open after a search or a challenge, and handed on without a server.

import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { act, render, screen, waitFor } from '../../../../../testing/runner/render.tsx'
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

test.each(['search', 'challenge'])('the short answer is open for a parent who comes from a %s', (from) => {
  expect(show(`?from=${from}`).open).toBe(true)
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

test('a browser that refuses to copy says so, and that copying by hand works', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  show('?from=search')
  await user.click(await screen.findByRole('button', { name: 'Send to the other adult' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('You can copy the words by hand'))
})

test('words that may put a parent in danger are not offered to the other adult', async () => {
  show('?from=search', { ...WORDS, forOneAdult: true })
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByRole('button', { name: 'Send to the other adult' })).toBeNull()
})

// L8, L10: ideas as the desk shows them: a day, words that are words, and no person.

import { afterEach, expect, test, vi } from 'vitest'
import { fireEvent, render, screen, waitFor } from '../../../../testing/runner/render.tsx'
import DeskIdeasPage, { ShownIdeas } from './desk-ideas-page.tsx'

afterEach(() => vi.unstubAllGlobals())

test('on its first day the page says that no idea waits, and where the server fails that it did', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ideas: [], waiting: 0 }))
  const { unmount } = render(<DeskIdeasPage />)
  await screen.findByText('No idea waits.')
  unmount()
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  render(<DeskIdeasPage />)
  await screen.findByRole('alert')
  screen.getByText('The figures did not come. Please load the page again.')
})

test("L10: an idea is a stranger's text, with what is unseen made visible", () => {
  render(<ShownIdeas ideas={[{ id: 'a', day: '2026-11-20', idea: '<b>x</b>\u202eevil' }]} waiting={3} />)
  screen.getByText('<b>x</b>[U+202E]evil')
  screen.getByText('20 Nov')
  screen.getByText('More ideas wait: 2. Load the page again when these are done.')
})

test('an idea that is dealt with leaves the list, and stays where that failed', async () => {
  const answers = [new Response('', { status: 500 }), Response.json({})]
  vi.stubGlobal('fetch', async () => answers.shift())
  render(<ShownIdeas ideas={[{ id: 'a', day: '2026-11-20', idea: 'A tablet for two' }]} waiting={1} />)
  const done = screen.getByRole('button', { name: 'Dealt with' })
  fireEvent.click(done)
  await screen.findByText('Something went wrong on our side. Try again in a minute.')
  screen.getByText('A tablet for two')
  fireEvent.click(done)
  await screen.findByText('No idea waits.')
  expect(screen.queryByText('A tablet for two')).toBeNull()
})

test('who deals with one by the keyboard is beside the next one, and is not told that none waits while more do', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  render(<ShownIdeas ideas={[{ id: 'a', day: '2026-11-20', idea: 'A tablet for two' }]} waiting={3} />)
  const done = screen.getByRole('button', { name: 'Dealt with' })
  done.focus()
  fireEvent.click(done)
  await waitFor(() => expect(screen.queryByText('A tablet for two')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect(screen.getByRole('status').textContent).toBe('Ideas shown: 0')
})

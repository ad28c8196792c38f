// The queue of tips as a moderator works through it.

import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import type { DeskTip } from './desk-tips.contract.ts'
import DeskTipsPage from './desk-tips-page.tsx'

const TIP: DeskTip = {
  id: 't',
  lessonKey: 'digitalLaunchpad-module1-1.1',
  tool: 'The calm shutdown',
  starter: 'said',
  words: 'A timer that the child sets.',
  state: 'passed',
  reports: 1,
  danger: false,
  waitsSince: '2026-11-20',
  lookBy: '2026-11-27',
  late: false,
  hints: [],
}

afterEach(() => vi.unstubAllGlobals())

/** A server that has these tips, one list after the other. @returns what was done, in its order */
function serve(...lists: DeskTip[][]): string[] {
  const acts: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (method === 'GET') {
      const tips = lists.shift() ?? []
      return Response.json({ tips, waiting: tips.length })
    }
    acts.push(url)
    return Response.json({})
  })
  return acts
}

test('M14: a tip that was hidden waits on, and can be decided on at once', async () => {
  const acts = serve([TIP], [{ ...TIP, state: 'hidden' }])
  render(<DeskTipsPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Hide' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  await vi.waitFor(() => expect(acts).toEqual(['/api/desk/tips/t/hide', '/api/desk/tips/t/keep']))
})

test('who judges by the keyboard is beside the next tip', async () => {
  serve([TIP, { ...TIP, id: 'u', words: 'Another one.' }], [{ ...TIP, id: 'u', words: 'Another one.' }])
  render(<DeskTipsPage />)
  const [keep] = await screen.findAllByRole('button', { name: 'Keep' })
  keep?.focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(screen.queryByText(TIP.words)).toBeNull())
  expect(document.activeElement).toBe(screen.getByText(/^Kept/))
})

test('how many tips wait is said of all of them, and how many are not in the list', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ tips: [TIP], waiting: 151 }))
  render(<DeskTipsPage />)
  await screen.findByText('Waiting: 151')
  screen.getByText(/^More wait: 150\./)
})

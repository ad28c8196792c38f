// Reported names as a moderator meets them.

import { afterEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import DeskPactsPage from './desk-pacts-page.tsx'

const WAITING = { id: 'n', waitsSince: '2026-11-20', lookBy: '2026-11-27', late: false }

afterEach(() => vi.unstubAllGlobals())

async function show(name: string | null): Promise<string[]> {
  vi.stubGlobal('fetch', async () => Response.json({ names: [{ ...WAITING, name }], waiting: 1 }))
  render(<DeskPactsPage />)
  return (await screen.findAllByRole('button')).map(({ textContent }) => textContent)
}

test('M6: a name that can be read can be shown again or kept out of sight', async () => {
  expect(await show('Ada')).toEqual(['Show it again', 'Keep it out of sight'])
})

test('M6: of a name that nobody can read any more it says so, and it cannot be shown unseen', async () => {
  expect(await show(null)).toEqual(['Keep it out of sight'])
  screen.getByText(/^This name cannot be read any more/)
})

// What a page of a shared plan says to the server about keys, each time it is opened (K17).
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Parts } from '../sync/parts.ts'
import { findNewWays } from './find-new-ways.ts'
import { KeptKeyNotice } from './kept-key-notice.tsx'
import { spendKeyAgain } from './spend-key.ts'

vi.mock(import('./spend-key.ts'))
vi.mock(import('./find-new-ways.ts'))

const PARTS = { today: () => '2026-11-22' } as Parts
const WAY = { name: 'Annabella (key)', refusal: 'a secret', on: '2026-11-21', opensOn: '2026-11-28' }

beforeEach(() => {
  vi.mocked(findNewWays).mockReset().mockResolvedValue([WAY])
})

test('K17: a key that this phone came with is used up first; then it asks whether somebody may misuse one', async () => {
  let spent = () => {}
  vi.mocked(spendKeyAgain).mockReturnValue(new Promise((resolve) => (spent = resolve)))
  render(<KeptKeyNotice parts={PARTS} />)
  expect(spendKeyAgain).toHaveBeenCalledExactlyOnceWith(PARTS)
  expect(findNewWays).not.toHaveBeenCalled()
  spent()
  expect(await screen.findByText(/Annabella \(key\)/)).toBeDefined()
})

test('K17: without a network nothing is said, and the next opening asks', async () => {
  vi.mocked(spendKeyAgain).mockRejectedValue(new Error('no network'))
  render(<KeptKeyNotice parts={PARTS} />)
  await Promise.resolve()
  expect(findNewWays).not.toHaveBeenCalled()
  expect(screen.queryByRole('heading')).toBeNull()
})

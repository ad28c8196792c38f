// 'How confident do you feel about tonight?': what is answered to each number is true.

import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../../testing/runner/render.tsx'
import Sureness from './sureness.tsx'

beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})))
afterEach(() => vi.unstubAllGlobals())

const give = (value: number) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${value}s*of 5$`) }))

test.each([
  [2, 4, true],
  [3, 3, false],
  [4, 2, false],
])(
  'whoever gave %i before and gives %i after is told that they are more confident: %s',
  async (before, after, surer) => {
    const { unmount } = render(<Sureness lesson="launch-module1-1.1" when="before" />)
    await give(before)
    unmount()
    render(<Sureness lesson="launch-module1-1.1" when="after" />)
    await give(after)
    const said = screen.getByRole('status').textContent ?? ''
    expect(said).not.toBe('')
    expect(document.activeElement).toBe(screen.getByRole('status'))
    expect(/^More confident/.test(said)).toBe(surer)
  },
)

import { beforeEach, expect, test } from 'vitest'
import { fireEvent, render, screen, within } from '../../../../../testing/runner/render.tsx'
import LadderPart from './ladder-part.tsx'
import TeenViewPart from './teen-view.tsx'

const LADDER = [1, 2, 3, 4, 5].map((step) => ({ step: `Step ${step}.`, ready: `Sign ${step}.` }))

beforeEach(() => window.localStorage.clear())

test('a teenager’s own words stand below a heading that says so', () => {
  render(<TeenViewPart view={{ says: 'Ask me.', behindTree: [] }} />)
  screen.getByRole('heading', { name: 'How a teenager may see it' })
  expect(screen.getByText('“Ask me.”').closest('blockquote')).not.toBeNull()
})

test('the steps of "More freedom, step by step" are radios, and the marked one is kept for its tool', () => {
  const { unmount } = render(<LadderPart ladder={LADDER} lesson="teenGuide-module1-1.1" />)
  const group = screen.getByRole('group', { name: 'More freedom, step by step' })
  expect(within(group).getAllByRole('radio')).toHaveLength(5)
  fireEvent.click(screen.getByRole('radio', { name: /Step 3/ }))
  screen.getByText('Marked. Talk about it with your teenager.')
  unmount()
  // The tab is closed: a family goes on for weeks.
  window.sessionStorage.clear()
  render(<LadderPart ladder={LADDER} lesson="teenGuide-module1-1.1" />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Step 3/ }).checked).toBe(true)
  render(<LadderPart ladder={LADDER} lesson="teenGuide-module1-1.2" />)
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(1)
})

// L7: an address is looked up with a reason and words, after a proof, and what is shown has the same lines for each.

import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { FoundReader } from './found-reader.tsx'
import { LookUpReader } from './look-up-reader.tsx'

afterEach(() => vi.unstubAllGlobals())

test('L7: without words nothing is asked, and the proof says whose address it is for', async () => {
  const ask = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ challengeId: 'c', byCode: true, passkey: null }),
  )
  vi.stubGlobal('fetch', ask)
  render(<LookUpReader />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), ' Parent@reader.example ')
  await user.click(screen.getByRole('button', { name: 'Look it up' }))
  expect(ask).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('In a few words'), 'On the phone')
  await user.click(screen.getByRole('button', { name: 'Look it up' }))
  await screen.findByText('What the newsletter knows of Parent@reader.example will be shown to you.')
  expect(JSON.parse(String(ask.mock.calls[0]?.[1].body))).toEqual({
    act: 'look-up-reader',
    words: { email: 'Parent@reader.example', reason: 'they asked', words: 'On the phone' },
  })
})

test('L7: an address that nobody knows has the lines of one that is known', () => {
  const known = { state: 'active', subscribed: true, weeklyTips: true, confirmedOn: '2026-11-02', mark: 'abc' } as const
  const { container, rerender } = render(<FoundReader email="a@b.example" answer={known} />)
  const terms = () => [...container.querySelectorAll('dt')].map(({ textContent }) => textContent)
  const first = terms()
  screen.getByText('2 November 2026')
  const unknown = { state: 'unknown', subscribed: false, weeklyTips: false, confirmedOn: null, mark: 'def' } as const
  rerender(<FoundReader email="c@b.example" answer={unknown} />)
  expect(terms()).toEqual(first)
  screen.getByText('Never')
})

// An address is looked up with a reason and words, after a code, and what is shown has the same lines for each.

import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import type { LookedUp } from './look-up.contract.ts'
import { FoundReader, LookUpReader } from './look-up-reader.tsx'

afterEach(() => vi.unstubAllGlobals())

test('without words nothing is asked, and the dialog says whose address it is for', async () => {
  const ask = vi.fn()
  vi.stubGlobal('fetch', ask)
  render(<LookUpReader />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), ' Parent@reader.example ')
  await user.click(screen.getByRole('button', { name: 'Look it up' }))
  expect(ask).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('In a few words'), 'On the phone')
  await user.click(screen.getByRole('button', { name: 'Look it up' }))
  await screen.findByText('What the newsletter knows of Parent@reader.example will be shown to you.')
  expect(ask).not.toHaveBeenCalled()
})

test('an unknown address gets the same lines as a known one', () => {
  const known: LookedUp = {
    state: 'active',
    subscribed: true,
    weeklyTips: true,
    confirmedOn: '2026-11-02',
    mails: [],
    mark: 'abc',
  }
  const { container, rerender } = render(<FoundReader email="a@b.example" answer={known} />)
  const terms = () => [...container.querySelectorAll('dt')].map(({ textContent }) => textContent)
  const first = terms()
  screen.getByText('2 November 2026')
  const mails = [{ kind: 'reset', failed: true, reason: '550 5.1.1 no such user' }]
  const nothing = { subscribed: false, weeklyTips: false, confirmedOn: null, mark: 'def' }
  const unknown: LookedUp = { state: 'unknown', ...nothing, mails }
  rerender(<FoundReader email="c@b.example" answer={unknown} />)
  expect(terms()).toEqual(first)
  screen.getByText('Never')
  screen.getByText('reset: it failed. 550 5.1.1 no such user')
})

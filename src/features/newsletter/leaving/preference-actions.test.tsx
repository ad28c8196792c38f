// What the preference page does with its mailed code, which the first press makes worthless.

import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render, screen, waitFor } from '../../../../testing/runner/render.tsx'
import { PreferenceActions } from './preference-actions.tsx'

afterEach(() => vi.unstubAllGlobals())

test('after the tips were stopped the page goes on with the code that its answer brought', async () => {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) =>
    Response.json(fetch.mock.calls.length === 1 ? { message: 'Stopped.', code: 'the-next' } : { message: 'Asked.' }),
  )
  vi.stubGlobal('fetch', fetch)
  render(<PreferenceActions code="the-first" preferences={{ maskedAddress: 'a•••@b•••.uk', weeklyTips: true }} />, {
    wrapper: MemoryRouter,
  })
  await userEvent.click(screen.getByRole('button', { name: /stop/i }))
  await screen.findByText('Stopped.')
  await userEvent.click(screen.getByRole('button', { name: /erase/i }))
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
  const codes = fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).code)
  expect(codes).toEqual(['the-first', 'the-next'])
})

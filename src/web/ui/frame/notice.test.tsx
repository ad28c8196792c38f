// What has just happened is said above the page one is taken to, and a link brings no words of its own.

import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { act, render, screen } from '../../../../testing/runner/render.tsx'
import { Notice } from './notice.tsx'
import { withNotice } from './notices.ts'

const openWith = (state: unknown) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
      <Notice />
    </MemoryRouter>,
  )

test('a notice is a status', async () => {
  openWith(withNotice('logged-out').state)
  expect((await screen.findByText(/^Logged out/)).closest('[role=status]')).not.toBeNull()
})

test.each([[null], [{ notice: 'Ring 0900 123' }], [{ notice: 'toString' }], [{ notice: 7 }]])(
  '%o says nothing',
  async (state) => {
    openWith(state)
    await import('./notice-line.tsx')
    await act(async () => {})
    expect(screen.getByRole('status').textContent).toBe('')
  },
)

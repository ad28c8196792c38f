// The page of the lock, where what asks for the key of a locked plan cannot be fetched.
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LockPanel } from './lock-panel.tsx'

vi.mock(import('#src/features/notebook/notebook.ts'), async (load) => ({
  ...(await load()),
  openNotebook: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}))

test('K16: a plan that cannot be opened just now is said not to have loaded, and is not waited for', async () => {
  render(<LockPanel />)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This part did not load/)
  expect(screen.queryByRole('status')).toBeNull()
})

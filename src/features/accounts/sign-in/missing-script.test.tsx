// A form whose script does not come, as after a new release.

import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { AuthProvider } from '../auth-context.tsx'
import LoginPage from './login-page.tsx'

vi.mock('../account-requests.ts', () => ({
  requestLogin: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js')),
}))

test('a log-in whose script does not come says that the page must be loaded again, and keeps what was typed', async () => {
  const element = (
    <AuthProvider>
      <LoginPage />
    </AuthProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  await userEvent.type(screen.getByLabelText('Email'), 'anna@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'quiet harbour lamp')
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
  await screen.findByText('Part of this page did not load. That is our fault, not yours. Please load the page again.')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('anna@example.org')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('quiet harbour lamp')
})

import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { LoginWays, type Ways } from './login-ways.tsx'

vi.mock('./my-account-requests.ts')

function Account() {
  const [ways, setWays] = useState<Ways>({ password: true, google: '2026-11-20T20:00:00.000Z' })
  // The account is asked again, which takes a moment.
  const onRemoved = () => void setTimeout(() => setWays({ password: true, google: null }))
  return <LoginWays ways={ways} email="a@family.example" onRemoved={onRemoved} />
}

test('Google takes its button along, and the focus stays with the ways that are left', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Account /> }])} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await userEvent.type(screen.getByLabelText(/password/i, { selector: 'input' }), 'correct horse')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Google' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { DeleteAccount } from './delete-account.tsx'

test('closing the question forgets the password, so the next person cannot delete with one press', async () => {
  const page = <DeleteAccount needsPassword />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  await ask()
  await userEvent.type(screen.getByLabelText<HTMLInputElement>('Current password'), 'correct horse')
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }))
  await ask()
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('')
})

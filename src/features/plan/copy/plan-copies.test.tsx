// 'Bring back a copy' under the hands of somebody who tries again.
import 'fake-indexeddb/auto'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PlanCopies } from './plan-copies.tsx'

test('V-1: the same file can be chosen again after it was wrong: a browser tells of no choice that is the one it has', async () => {
  render(<PlanCopies />)
  const input = screen.getByLabelText<HTMLInputElement>(/file|copy/i, { selector: 'input' })
  await userEvent.upload(input, new File(['no plan'], 'plan.json', { type: 'application/json' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(input.value).toBe('')
  expect(input.files).toHaveLength(0)
})

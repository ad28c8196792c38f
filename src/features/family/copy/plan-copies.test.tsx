// 'Bring back a copy' when a parent tries it again.
import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { render, screen, waitFor } from '../../../../testing/runner/render.tsx'
import { PlanCopies } from './plan-copies.tsx'

test('the same file can be chosen again after it was refused', async () => {
  render(<PlanCopies />)
  const input = screen.getByLabelText<HTMLInputElement>(/file|copy/i, { selector: 'input' })
  await userEvent.upload(input, new File(['no plan'], 'plan.json', { type: 'application/json' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(input.value).toBe('')
  expect(input.files).toHaveLength(0)
})

test.each(['Add it to our plan', 'Leave it'])(
  '"%s" takes both buttons away, and the focus goes to the heading',
  async (name) => {
    globalThis.indexedDB = new IDBFactory()
    render(<PlanCopies />)
    const input = screen.getByLabelText<HTMLInputElement>(/file|copy/i, { selector: 'input' })
    const tables = { agreementReviews: [{ id: '2026-11-22', on: '2026-11-22' }] }
    const copy = JSON.stringify({ format: 'handrail-plan', version: 1, savedOn: '2026-11-22', tables })
    await userEvent.upload(input, new File([copy], 'plan.json', { type: 'application/json' }))
    await userEvent.click(await screen.findByRole('button', { name }))
    expect(screen.queryByRole('button', { name })).toBeNull()
    expect(document.activeElement?.tagName).toBe('H2')
  },
)

// 'Bring back a copy' under the hands of somebody who tries again.
import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { render, screen, waitFor } from '../../../../testing/runner/render.tsx'
import { PlanCopies } from './plan-copies.tsx'

test('the same file can be chosen again after it was wrong: a browser tells of no choice that is the one it has', async () => {
  render(<PlanCopies />)
  const input = screen.getByLabelText<HTMLInputElement>(/file|copy/i, { selector: 'input' })
  await userEvent.upload(input, new File(['no plan'], 'plan.json', { type: 'application/json' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(input.value).toBe('')
  expect(input.files).toHaveLength(0)
})

test('a copy that is saved takes the words about a wrong file away: they are not about it', async () => {
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:file'), revokeObjectURL: vi.fn() })
  // What the browser does with the link is its own.
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  render(<PlanCopies />)
  const input = screen.getByLabelText<HTMLInputElement>(/file|copy/i, { selector: 'input' })
  await userEvent.upload(input, new File(['no plan'], 'plan.json', { type: 'application/json' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  await userEvent.click(screen.getByRole('button', { name: 'Save a copy' }))
  await waitFor(() => expect(press).toHaveBeenCalledOnce())
  expect(screen.getByRole('alert').textContent).toBe('')
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

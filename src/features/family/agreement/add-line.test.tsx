// A line in one's own words, added once however quickly somebody presses.
import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPlanDocument } from '#src/features/family/document/plan-document.ts'
import { render, screen, waitFor } from '../../../../testing/runner/render.tsx'
import { createAgreementBook } from './agreement-book.ts'
import { AddLine } from './rule-forms.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

async function showForm() {
  const book = createAgreementBook(await createPlanDocument())
  render(<AddLine room="sleep" book={book} lines={[]} today="2026-11-22" keep={() => undefined} />)
  for (const field of ['Who', 'What we do', 'Why']) {
    await userEvent.type(screen.getByRole('textbox', { name: field }), 'Phones')
  }
  return book
}

test.each([
  ['a double click', () => userEvent.dblClick(screen.getByRole('button', { name: 'Save this rule' }))],
  ['Enter twice', () => userEvent.type(screen.getByRole('textbox', { name: 'Why' }), '{Enter}{Enter}')],
])('%s adds one line, and finds no fault with the form that is empty by then', async (_what, press) => {
  const book = await showForm()
  const faults = await import('#src/web/ui/forms/form-faults.ts')
  const found = vi.spyOn(faults, 'findFieldFaults')
  await press()
  await waitFor(() => expect(book.read()).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByRole('textbox', { name: 'Who' }).getAttribute('aria-invalid')).toBeNull()
  expect(found).not.toHaveBeenCalled()
})

test('an empty form that is sent on purpose says what is missing', async () => {
  const book = await showForm()
  const button = screen.getByRole('button', { name: 'Save this rule' })
  await userEvent.click(button)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000)
  await userEvent.click(button)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Who' }).getAttribute('aria-invalid')).toBe('true'))
  expect(book.read()).toHaveLength(1)
})

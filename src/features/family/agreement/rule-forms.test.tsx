// A rule in a family's own words: added once however quickly a parent presses, and its draft.
import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPlanDocument } from '#src/features/family/document/plan-document.ts'
import { forgetStored } from '#src/web/storage/forget-stored.ts'
import { STORED_KEYS } from '#src/web/storage/stored-keys.ts'
import { act, fireEvent, render, screen, waitFor } from '../../../../testing/runner/render.tsx'
import { forgetPlan } from '../document/forget-plan.ts'
import { createAgreementBook, type KeptLine } from './agreement-book.ts'
import { AddLine, ChildsLine } from './rule-forms.tsx'
import { Line } from './rule-list.tsx'

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

const readDraft = (name: string) => JSON.parse(sessionStorage.getItem('planDrafts') ?? '{}')[`/ ${name}`]
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test.each([
  ['is deleted with the plan in this tab', () => forgetPlan()],
  ['is forgotten with all else in this tab', () => forgetStored(STORED_KEYS)],
  [
    'is deleted with the plan in another tab',
    () => window.dispatchEvent(new StorageEvent('storage', { key: 'forgotten', newValue: 'planAnswers planDrafts' })),
  ],
  [
    'is cleared away with all else in another tab',
    () => {
      sessionStorage.clear()
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
    },
  ],
])('what was typed here and %s is not written to the device again', async (_what, forget) => {
  await showForm()
  expect(JSON.stringify(readDraft('rule-new-sleep'))).toContain('Phones')
  act(() => void forget())
  await waitFor(() => expect(['Who', 'What we do', 'Why'].map((name) => field(name).value)).toEqual(['', '', '']))
  expect(readDraft('rule-new-sleep')).toBeUndefined()
  for (const words of ['W', 'We']) fireEvent.change(field('Why'), { target: { value: words } })
  expect(Object.values(readDraft('rule-new-sleep'))).toEqual(['', '', 'We', true])
})

const LINE: KeptLine = {
  ...{ id: 'a', who: 'Mum', what: 'Phones sleep', why: 'We rest', madeOn: '2026-11-22' },
  ...{ state: 'kept', room: 'sleep', by: 'adult', adults: true, changes: [] },
}

async function showLine(line: KeptLine) {
  const book = createAgreementBook(await createPlanDocument())
  return render(<Line line={line} titleId="" book={book} lines={[line]} today="2026-11-22" keep={() => undefined} />)
}

test('a reload keeps what was typed into a rule, and no other rule gets it', async () => {
  const { unmount } = await showLine(LINE)
  await userEvent.click(screen.getByRole('button', { name: 'Change this rule' }))
  await userEvent.type(field('What we do'), ' downstairs')
  unmount()
  const other = await showLine({ ...LINE, id: 'b' })
  screen.getByRole('button', { name: 'Change this rule' })
  other.unmount()
  const again = await showLine(LINE)
  await waitFor(() => expect(field('What we do').value).toBe('Phones sleep downstairs'))
  await userEvent.click(screen.getByRole('button', { name: 'Leave it as it was' }))
  again.unmount()
  await showLine(LINE)
  screen.getByText('Phones sleep')
})

test('the plan is deleted while a line is changed: what was typed into it goes', async () => {
  await showLine(LINE)
  await userEvent.click(screen.getByRole('button', { name: 'Change this rule' }))
  await userEvent.type(field('What we do'), ' downstairs')
  act(() => forgetPlan())
  await waitFor(() => expect(field('What we do').value).toBe('Phones sleep'))
  expect(readDraft('rule-a')).toBeUndefined()
})

test("a child's reason stays when the phone is given back before there is a rule", async () => {
  const book = createAgreementBook(await createPlanDocument())
  const turn = () =>
    render(<ChildsLine book={book} lines={[]} today="2026-11-22" keep={() => undefined} onBack={() => undefined} />)
  const { unmount } = turn()
  await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'You never look up')
  await userEvent.click(screen.getByRole('button', { name: 'Give it back' }))
  unmount()
  turn()
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Why/ }).value).toBe('You never look up'),
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'What should happen?' }), 'You look up')
  await userEvent.click(screen.getByRole('button', { name: 'Give it back' }))
  await waitFor(() => expect(book.read()).toHaveLength(1))
  expect(readDraft('rule-child')).toBeUndefined()
})

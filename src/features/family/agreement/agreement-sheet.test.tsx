// The agreement on paper: what the family has agreed to now, and nothing that it has given up.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { createNotebook } from '#src/features/family/notebook/notebook.ts'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { createAgreementBook } from './agreement-book.ts'
import { AgreementSheet } from './agreement-sheet.tsx'

const TODAY = '2026-11-22'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

test('V-3: a line that was dropped is not printed, and those in a child’s words come first', async () => {
  const notebook = await createNotebook()
  const book = createAgreementBook(notebook)
  for (const [what, by] of [
    ['No phones at tea', 'adult'],
    ['Phones sleep downstairs', 'adult'],
    ['You look up when I talk', 'child'],
  ] as const)
    await book.add({ who: 'All of us', what, why: '', by }, TODAY)
  const dropped = book.read().find(({ what }) => what === 'No phones at tea')
  await book.drop(dropped?.id ?? '', TODAY)
  render(<AgreementSheet book={book} lines={book.read()} today={TODAY} keep={() => {}} />)
  const [agreed] = screen.getAllByRole('list')
  expect([...(agreed?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'All of us: You look up when I talk',
    'All of us: Phones sleep downstairs',
  ])
  notebook.close()
})

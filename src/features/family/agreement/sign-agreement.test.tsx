// Signatures under an agreement: what counts as one, and what is left of them when all lines are gone.
import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { useReducer } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { createPlanDocument } from '#src/features/family/document/plan-document.ts'
import { render, screen, waitFor } from '../../../../testing/runner/render.tsx'
import { type AgreementBook, createAgreementBook } from './agreement-book.ts'
import { SignAgreement } from './signing.tsx'

const TODAY = '2026-11-22'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

function Page({ book }: { book: AgreementBook }) {
  const [, show] = useReducer((count: number) => count + 1, 0)
  const keep = (kept: Promise<unknown>) => void kept.then(show)
  return (
    <main id="main" tabIndex={-1}>
      <SignAgreement book={book} lines={book.read()} today={TODAY} keep={keep} />
    </main>
  )
}

async function showAgreement() {
  const book = createAgreementBook(await createPlanDocument())
  await book.add({ who: 'All of us', what: 'Phones sleep downstairs', why: '', room: 'sleep', by: 'adult' }, TODAY)
  render(<Page book={book} />)
  return book
}

test('a name of blanks is none, and blanks around a name are not kept', async () => {
  const book = await showAgreement()
  await userEvent.type(screen.getByLabelText('First name'), '   ')
  await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
  await screen.findByText('Type a first name, or draw initials.')
  expect(book.readSignatures()).toEqual([])
  await userEvent.type(screen.getByLabelText('First name'), 'Sam ')
  await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(book.readSignatures().map(({ name }) => name)).toEqual(['Sam']))
  expect(screen.queryByText('Type a first name, or draw initials.')).toBeNull()
})

test('a second quick press or Enter signs nothing more and shows no error', async () => {
  const book = await showAgreement()
  await userEvent.type(screen.getByLabelText('First name'), 'Sam{Enter}{Enter}')
  await userEvent.type(screen.getByLabelText('First name'), 'Kim')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(book.readSignatures()).toHaveLength(2))
  expect(screen.queryByText('Type a first name, or draw initials.')).toBeNull()
})

test('the last signature without a line removes its heading, and the focus goes up', async () => {
  const book = await showAgreement()
  await book.sign({ name: 'Sam', drawing: '' }, TODAY)
  await book.drop(book.read()[0]?.id ?? '', TODAY)
  await userEvent.type(screen.getByLabelText('First name'), 'Kim')
  await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
  for (const focused of ['Sign it', null]) {
    const [button] = await screen.findAllByRole('button', { name: 'Take this signature away' })
    await userEvent.click(button as HTMLElement)
    const title = focused === null ? screen.getByRole('main') : screen.getByRole('heading', { name: focused })
    expect(document.activeElement).toBe(title)
    await waitFor(() => expect(button?.isConnected).toBe(false))
  }
  expect(screen.queryByRole('heading', { name: 'Sign it' })).toBeNull()
})

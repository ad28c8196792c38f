import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { openCarers } from '#src/features/family/notebook/carers.ts'
import { openNotebook } from '#src/features/family/notebook/notebook.ts'
import { createTable } from '#src/features/family/notebook/notebook-table.ts'
import { ownCarer } from '#src/features/family/notebook/own-carer.ts'
import * as requests from '#src/features/family/reminders/reminder-requests.ts'
import { act, fireEvent, render, screen, waitFor, within } from '../../../../testing/runner/render.tsx'
import { OpenPromises } from './open-promises.tsx'
import { openPromiseBook, PROMISES } from './promise-book.ts'
import { addDays, localDay } from './promise-days.ts'

test('a promise that is dropped takes its buttons along, and the focus stays with the list', async () => {
  await showPromise()
  await userEvent.click(await screen.findByRole('button', { name: 'Drop it' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Drop it' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Promises' }))
})

test('a second tap on what drops a promise does not drop the one that took its place', async () => {
  await showPromise()
  const book = await openPromiseBook()
  const [first] = book.read()
  await act(async () => void (await book.make({ ...(first as NonNullable<typeof first>), cue: 'tea is ready' })))
  const drop = () => screen.getAllByRole('button', { name: 'Drop it' })
  fireEvent.click(drop()[0] as Element, { detail: 1 })
  await waitFor(() => expect(drop()).toHaveLength(1))
  fireEvent.click(drop()[0] as Element, { detail: 2 })
  await act(async () => {})
  expect(drop()).toHaveLength(1)
  fireEvent.click(drop()[0] as Element, { detail: 1 })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Drop it' })).toBeNull())
})

test('a full device is told, and is not said to have put it off or dropped it', async () => {
  await showPromise()
  const putOff = await screen.findByRole('button', { name: 'Put off' })
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const status = screen.getByRole('status')
  for (const button of [putOff, screen.getByRole('button', { name: 'Drop it' })]) {
    await userEvent.click(button)
    await waitFor(() => expect(status.textContent).toMatch(/^This device could not keep it/))
  }
})

test('W-5: the mail follows a promise that is put off, and goes with one that is dropped', async () => {
  const asked = vi.spyOn(requests, 'askByMail').mockResolvedValue({ message: '', byMail: true })
  const takenBack = vi.spyOn(requests, 'takeBackReminder').mockResolvedValue({ message: '' })
  const id = await showPromise()
  const book = await openPromiseBook()
  await act(() => book.noteMail(id, true))
  const dayOf = () => book.read().find((one) => one.id === id)?.askOn
  const first = dayOf()
  await userEvent.click(await screen.findByRole('button', { name: 'Put off' }))
  await waitFor(() => expect(asked.mock.calls).toEqual([[dayOf()]]))
  expect(takenBack.mock.calls).toEqual([[first]])
  const second = dayOf()
  await userEvent.click(screen.getByRole('button', { name: 'Drop it' }))
  await waitFor(() => expect(takenBack.mock.calls).toEqual([[first], [second]]))
  expect(asked).toHaveBeenCalledTimes(1)
})

test('W-2: what another carer promised stands there in their name, to be dropped and not to be put off', async () => {
  const id = await showPromise()
  await screen.findByRole('button', { name: 'Put off' })
  await act(() => becomeAnothers(id))
  await screen.findByText('Another carer promised:')
  screen.getByText('If the timer rings, then I sit down beside my child.')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ask me here', 'Drop it'])
  expect(screen.queryByText(/^We ask on/)).toBeNull()
  const carers = await openCarers()
  await act(() => carers.add({ name: 'Ben', joinedOn: '2026-11-22', isIn: true }, 'ben'))
  await screen.findByText('Ben promised:')
  await userEvent.click(screen.getByRole('button', { name: 'Drop it' }))
  await screen.findByText(/^No promise is open\./)
  await carers.remove('ben')
  ownCarer.keep(null)
})

test('W-2: on one’s own second phone, or where the other is lost, what was promised there is asked about here', async () => {
  const id = await showPromise()
  const book = await openPromiseBook()
  await book.noteMail(id, true)
  await act(() => becomeAnothers(id))
  await userEvent.click(await screen.findByRole('button', { name: 'Ask me here' }))
  await screen.findByRole('button', { name: 'Put off' })
  const tomorrow = addDays(localDay(new Date()), 1)
  await screen.findByText('We ask about it here now.')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Promises' }))
  expect(localStorage.getItem('nextQuestion')).toBe(tomorrow)
  // Whoever promised it chose the mail.
  expect(book.read().find((one) => one.id === id)?.byMail).toBe(false)
})

test('W-2, W-3: what is asked about stands there once, as the question, and is in the list again when it is put off', async () => {
  await showPromise(localDay(new Date()))
  const promises = screen.getByRole('region', { name: 'Promises' })
  const question = await within(promises).findByRole('region', { name: 'Did it work?' })
  within(question).getByText('If the timer rings, then I sit down beside my child.')
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByText(/^No promise is open/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Put off' }))
  await within(promises).findByRole('listitem')
  await userEvent.click(screen.getByRole('button', { name: 'Drop it' }))
  await screen.findByText(/^No promise is open/)
})

async function showPromise(askOn = addDays(localDay(new Date()), 1)): Promise<string> {
  const book = await openPromiseBook()
  for (const { id } of book.read()) await book.drop(id)
  const { id } = await book.make({
    source: { kind: 'tool', id: 'digitalLaunchpad-module1-1.1', title: 'A tool' },
    cue: 'the timer rings',
    action: 'sit down beside my child',
    madeOn: '2026-11-22',
    askOn,
    obstacles: [],
    smaller: 'I say it once',
  })
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <OpenPromises /> }])} />)
  return id
}

/** In a shared plan another carer has promised it. */
async function becomeAnothers(id: string): Promise<void> {
  ownCarer.keep('anna')
  await createTable(await openNotebook(), PROMISES).change(id, { carer: 'ben' })
}

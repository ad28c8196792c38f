import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { openCarers } from '#src/features/family/document/carers.ts'
import { ownCarer } from '#src/features/family/document/own-carer.ts'
import { openPlanDocument } from '#src/features/family/document/plan-document.ts'
import { createTable } from '#src/features/family/document/plan-table.ts'
import * as api from '#src/web/api.ts'
import { act, fireEvent, render, screen, waitFor, within } from '../../../../testing/runner/render.tsx'
import { NEXT_STEPS } from '../next-step/next-step.ts'
import { openNextStepBook } from '../next-step/next-step-book.ts'
import { addDays, localDay } from '../next-step/next-step-days.ts'
import { PlanNow } from './plan-now.tsx'

test('dropping a step removes its buttons, and the focus stays with the list', async () => {
  await showStep()
  await userEvent.click(await screen.findByRole('button', { name: 'Drop it' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Drop it' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: EMPTY }))
})

test("a second tap on 'drop' does not drop the step that moved up", async () => {
  await showStep()
  const book = await openNextStepBook()
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

test('a full device says so, and does not claim to have changed the step', async () => {
  await showStep()
  const putOff = await screen.findByRole('button', { name: 'Ask me later' })
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const status = screen.getByRole('status')
  for (const button of [putOff, screen.getByRole('button', { name: 'Drop it' })]) {
    await userEvent.click(button)
    await waitFor(() => expect(status.textContent).toMatch(/^This device couldn't save it/))
  }
})

test('the mail follows a step that is put off, and goes with a dropped one', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue({ message: '', byMail: true } as never)
  const id = await showStep()
  const book = await openNextStepBook()
  await act(() => book.noteMail(id, true))
  const dayOf = () => book.read().find((one) => one.id === id)?.askOn
  const first = dayOf()
  await userEvent.click(await screen.findByRole('button', { name: 'Ask me later' }))
  const takenBack = (day: string | undefined) => ['DELETE /api/reminders/{day}', { day }]
  const putOff = [['POST /api/reminders', { day: dayOf() }], takenBack(first)]
  await waitFor(() => expect(call.mock.calls).toEqual(putOff))
  await userEvent.click(screen.getByRole('button', { name: 'Drop it' }))
  await waitFor(() => expect(call.mock.calls).toEqual([...putOff, takenBack(dayOf())]))
})

test("another carer's step shows their name, and can be dropped but not put off", async () => {
  const id = await showStep()
  await screen.findByRole('button', { name: 'Ask me later' })
  await act(() => becomeAnothers(id))
  await screen.findByText("Another carer's next step:")
  screen.getByText('If the timer rings, then I sit down beside my child.')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Ask me on this device',
    'Drop it',
  ])
  expect(screen.queryByText(/^We ask on/)).toBeNull()
  const carers = await openCarers()
  await act(() => carers.add({ name: 'Ben', joinedOn: '2026-11-22', isIn: true }, 'ben'))
  await screen.findByText("Ben's next step:")
  await userEvent.click(screen.getByRole('button', { name: 'Drop it' }))
  await waitFor(() => expect(screen.queryByText("Ben's next step:")).toBeNull())
  await carers.remove('ben')
  ownCarer.keep(null)
})

test("a parent's second phone can ask about steps of a lost first one", async () => {
  const id = await showStep()
  const book = await openNextStepBook()
  await book.noteMail(id, true)
  await act(() => becomeAnothers(id))
  await userEvent.click(await screen.findByRole('button', { name: 'Ask me on this device' }))
  await screen.findByRole('button', { name: 'Ask me later' })
  const tomorrow = addDays(localDay(new Date()), 1)
  await screen.findByText("OK. We'll ask you on this device.")
  expect(localStorage.getItem('nextQuestion')).toBe(tomorrow)
  // The carer who made the step chose the mail.
  expect(book.read().find((one) => one.id === id)?.byMail).toBe(false)
})

test('a step that is asked about shows only the question, and returns when put off', async () => {
  await showStep(localDay(new Date()))
  const question = await screen.findByRole('region', { name: 'Did it work?' })
  within(question).getByText('If the timer rings, then I sit down beside my child.')
  expect(screen.queryByRole('region', { name: 'My next step' })).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
  await userEvent.click(within(question).getByRole('button', { name: 'Ask me later' }))
  await waitFor(() => expect(screen.getAllByText(/^If the timer rings/)).toHaveLength(2))
})

const PICTURES = { talk: '/talk.svg', setting: '/setting.svg', rule: '/rule.svg', tool: '/tool.svg' }
const EMPTY = 'Begin with one small step'

async function showStep(askOn = addDays(localDay(new Date()), 1)): Promise<string> {
  const book = await openNextStepBook()
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
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <PlanNow pictures={PICTURES} /> }])} />)
  return id
}

/** In a shared plan another carer has promised it. */
async function becomeAnothers(id: string): Promise<void> {
  ownCarer.keep('anna')
  await createTable(await openPlanDocument(), NEXT_STEPS).change(id, { carer: 'ben' })
}

// What the rooms of the plan say in each state: nothing yet, no room on the device, changed elsewhere, deleted, and a link
// that opens nothing any more.
import 'fake-indexeddb/auto'
import { userEvent } from '@testing-library/user-event'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { act, render, screen } from '../../../testing/runner/render.tsx'

const SUGGESTIONS = { lines: [], known: { says: '', limit: '' }, sources: [] }
const LINE = 'Phones sleep downstairs'

beforeEach(() => {
  // Each test has a page and a device of its own.
  vi.resetModules()
  globalThis.indexedDB = new IDBFactory()
  window.localStorage.clear()
})

function show(element: ReactElement): void {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

async function showRooms(): Promise<void> {
  const { PlanRooms } = await import('./overview/plan-rooms.tsx')
  show(<PlanRooms titles={{}} />)
}

async function addLine(): Promise<void> {
  const { openAgreementBook } = await import('./agreement/agreement-book.ts')
  const line = { who: 'Everybody', what: LINE, why: 'So that we sleep', by: 'adult', adults: true } as const
  expect(await (await openAgreementBook()).add(line, '2026-11-22')).toBe(true)
}

test('V-1: a plan with nothing in it invites, and says of nothing that it is missing', async () => {
  await showRooms()
  await screen.findByText(/^Nothing is agreed yet\./)
  screen.getByText(/^Nothing is being tried\./)
  screen.getByText('Four questions make a short list of first steps.')
})

test('V-1: what somebody else writes stands there without a press', async () => {
  await showRooms()
  await screen.findByText(/^Nothing is agreed yet\./)
  vi.resetModules()
  await addLine()
  await screen.findByText(/^Lines: 1/)
})

test('V-1: of the first steps those stand there that are still to be done', async () => {
  const { openStepBook } = await import('./start/step-book.ts')
  const book = await openStepBook()
  const steps = ['One', 'Two'].map((title) => ({ kind: 'rule', title, path: '/help' }) as const)
  await book.addList({ nickname: 'Bee', age: '9-to-12' }, steps, new Date(1000))
  await book.tick(book.read()[0]?.id ?? '', true)
  await showRooms()
  await screen.findByRole('link', { name: 'Two' })
  expect(screen.queryByRole('link', { name: 'One' })).toBeNull()
})

test('V-3: a device without room shows the line all the same and says that it was not kept', async () => {
  const { FamilyAgreement } = await import('./agreement/family-agreement.tsx')
  show(<FamilyAgreement suggestions={SUGGESTIONS} />)
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Who' }), 'Everybody')
  await user.type(screen.getByRole('textbox', { name: 'What we do' }), LINE)
  await user.type(screen.getByRole('textbox', { name: 'Why' }), 'So that we sleep')
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await user.click(screen.getByRole('button', { name: 'Add a line' }))
  await screen.findByText(/^This device could not keep it\. It lasts until you leave this page\./)
  expect(screen.getAllByText(LINE).length).toBeGreaterThan(0)
  expect(screen.queryByText(/^Added/)).toBeNull()
})

test('V-3: a page that stood open for days signs with the day on which somebody signs', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 21) })
  await addLine()
  const { FamilyAgreement } = await import('./agreement/family-agreement.tsx')
  show(<FamilyAgreement suggestions={SUGGESTIONS} />)
  await screen.findByRole('textbox', { name: 'First name' })
  vi.setSystemTime(new Date(2026, 10, 24, 8))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Anna')
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  // In the list, and said beside the form once the device has kept it.
  await vi.waitFor(() => expect(screen.getAllByText('Signed by Anna on Tuesday 24 November')).toHaveLength(2))
  vi.useRealTimers()
})

test('V-3: the review day is shown, and the agreement is printed by a press', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00') })
  await addLine()
  const { FamilyAgreement } = await import('./agreement/family-agreement.tsx')
  show(<FamilyAgreement suggestions={SUGGESTIONS} />)
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  expect(screen.getAllByText(/^Our review day: .*20 December/)).not.toHaveLength(0)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('V-3: where no line is agreed nothing offers to sign or to print; what was signed or typed before is not lost', async () => {
  const { FamilyAgreement } = await import('./agreement/family-agreement.tsx')
  show(<FamilyAgreement suggestions={SUGGESTIONS} />)
  await screen.findByText(/^Nothing yet\./)
  const offers = () => ['Sign', 'Print', 'Review now'].filter((name) => screen.queryByRole('button', { name }) !== null)
  expect(offers()).toEqual([])
  expect(screen.queryByRole('heading', { name: 'Sign it' })).toBeNull()
  await act(addLine)
  expect(offers()).toEqual(['Sign', 'Print', 'Review now'])
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Anna')
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Be')
  await user.click(screen.getByRole('button', { name: 'Take it out' }))
  expect(offers()).toEqual([])
  screen.getByRole('button', { name: 'Take this signature away' })
  await user.click(screen.getByText('No longer kept'))
  await user.click(screen.getByRole('button', { name: 'Bring it back' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('Be')
})

test('V-1: the plan is deleted once somebody has said so twice, and another page of it is empty at once', async () => {
  await addLine()
  const { DeletePlan } = await import('./delete-plan.tsx')
  await showRooms()
  await screen.findByText(/^Lines: 1/)
  render(<DeletePlan />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Delete it all' }))
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  screen.getByText(/^Lines: 1/)
  await user.click(screen.getByRole('button', { name: 'Delete it all' }))
  await user.click(screen.getByRole('button', { name: 'Yes, delete it all' }))
  // The button that asked is gone: the focus is on what became of it.
  expect(document.activeElement).toBe(screen.getByText('Done. Your plan is empty.'))
  await screen.findByText(/^Nothing is agreed yet\./)
})

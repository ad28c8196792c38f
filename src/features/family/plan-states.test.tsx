// What the house says in each state: nothing yet, a full device, changed elsewhere, signed, deleted.
import 'fake-indexeddb/auto'
import { userEvent } from '@testing-library/user-event'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { act, render, screen, within } from '../../../testing/runner/render.tsx'

const SUGGESTED = [
  { id: 'table', room: 'meals', by: 'all', what: 'No phones at the table', why: 'So that we can talk', tools: [] },
] as const
const LINE = 'Phones sleep downstairs'
const SCENE = { day: '/day.svg', night: '/night.svg' }
const SCENES = { sleep: SCENE, games: SCENE, 'telling-us': SCENE, 'new-apps': SCENE, meals: SCENE, money: SCENE }

beforeEach(() => {
  // Each test has a page and a device of its own.
  vi.resetModules()
  globalThis.indexedDB = new IDBFactory()
  window.localStorage.clear()
})

function show(element: ReactElement): void {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

async function showHouse(): Promise<void> {
  const { PlanHouse } = await import('./house/plan-house.tsx')
  show(<PlanHouse scenes={SCENES} suggested={SUGGESTED} />)
}

const roomNamed = (name: string) =>
  screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { level: 3, name }) !== null) as HTMLElement

async function addLine(): Promise<void> {
  const { openAgreementBook } = await import('./agreement/agreement-book.ts')
  const line = {
    who: 'Everybody',
    what: LINE,
    why: 'So that we sleep',
    room: 'sleep',
    by: 'adult',
    adults: true,
  } as const
  expect(await (await openAgreementBook()).add(line, '2026-11-22')).toBe(true)
}

test('what another tab writes lights its room without a press', async () => {
  await showHouse()
  vi.resetModules()
  await addLine()
  await screen.findByText(LINE)
  within(roomNamed('Sleep')).getByRole('button', { name: 'Change the rules: Sleep' })
  expect(screen.getAllByRole('button', { name: 'Add a rule' })).toHaveLength(5)
})

test('a dark room takes a rule in place, and the focus goes along', async () => {
  await showHouse()
  const user = userEvent.setup()
  const meals = () => within(roomNamed('Meals'))
  await user.click(meals().getByRole('button', { name: 'Add a rule' }))
  expect(document.activeElement).toBe(meals().getByRole('heading', { level: 3 }))
  await user.click(await meals().findByRole('button', { name: 'Add this rule' }))
  await meals().findByText('Added: No phones at the table')
  expect(document.activeElement).toBe(meals().getByRole('heading', { level: 3 }))
  await user.click(meals().getByRole('button', { name: 'Done' }))
  expect(document.activeElement).toBe(meals().getByRole('button', { name: 'Change the rules: Meals' }))
  meals().getByText('So that we can talk')
})

test('a full device still shows the rule, and says that it was not saved', async () => {
  await showHouse()
  const user = userEvent.setup()
  await user.click(within(roomNamed('Sleep')).getByRole('button', { name: 'Add a rule' }))
  await user.click(await screen.findByText('Write our own rule'))
  await user.type(screen.getByRole('textbox', { name: 'Who' }), 'Everybody')
  await user.type(screen.getByRole('textbox', { name: 'What we do' }), LINE)
  await user.type(screen.getByRole('textbox', { name: 'Why' }), 'So that we sleep')
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await user.click(screen.getByRole('button', { name: 'Save this rule' }))
  await screen.findByText(/^This device couldn't save it\. It lasts until you leave this page\./)
  expect(screen.getAllByText(LINE).length).toBeGreaterThan(0)
  expect(screen.queryByText(/^Added/)).toBeNull()
})

test('a page that was open for days signs with the day of the signature', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 21) })
  await addLine()
  const { Signing } = await import('./agreement/sign-page.tsx')
  show(<Signing />)
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

test('the house shows who signed, and when the family reviews it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00') })
  await addLine()
  await showHouse()
  await screen.findByRole('link', { name: 'Sign our agreement' })
  const { openAgreementBook } = await import('./agreement/agreement-book.ts')
  await act(async () => void (await (await openAgreementBook()).sign({ name: 'Anna', drawing: '' }, '2026-11-22')))
  await screen.findByRole('link', { name: 'Look at it again' })
  screen.getByText(/^Signed: Anna\..*Our review day: .*20 December/)
  vi.useRealTimers()
})

test('where no line is agreed nothing offers to sign, and earlier signatures stay', async () => {
  const { Signing } = await import('./agreement/sign-page.tsx')
  show(<Signing />)
  await screen.findByRole('link', { name: /^Print it/ })
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
  await act(addLine)
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Anna')
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Be')
  const { openAgreementBook } = await import('./agreement/agreement-book.ts')
  const book = await openAgreementBook()
  const id = book.read()[0]?.id ?? ''
  await act(async () => void (await book.drop(id, '2026-11-22')))
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
  screen.getByRole('button', { name: 'Take this signature away' })
  await act(async () => void (await book.bringBack(id)))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'First name' })).value).toBe('Be')
})

test('the plan is deleted after a second confirmation, and other pages are empty at once', async () => {
  await addLine()
  const { DeletePlan } = await import('./delete-plan.tsx')
  await showHouse()
  await screen.findByText(LINE)
  render(
    <section>
      <h2>Leave</h2>
      <DeletePlan />
    </section>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Delete it all' }))
  await user.click(screen.getByRole('button', { name: 'No, go back' }))
  screen.getByText(LINE)
  await user.click(screen.getByRole('button', { name: 'Delete it all' }))
  await user.click(screen.getByRole('button', { name: 'Yes, delete it all' }))
  await screen.findByText('Done. Your plan is empty.')
  // The button that asked is gone.
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Leave' })))
  await vi.waitFor(() => expect(screen.getAllByRole('button', { name: 'Add a rule' })).toHaveLength(6))
})

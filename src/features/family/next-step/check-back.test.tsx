// 'Did it work?' of steps that come from something else than a tool.

import { ownCarer } from '#src/features/family/document/own-carer.ts'
import { openPlanDocument } from '#src/features/family/document/plan-document.ts'
import { createTable } from '#src/features/family/document/plan-table.ts'
import { translator } from '#src/web/language/translator.ts'
import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#src/shared/duration.ts'
import { act, render, screen, waitFor } from '../../../../testing/runner/render.tsx'
import CheckBack from './check-back.tsx'
import type { StepSource } from './next-step.ts'
import { NEXT_STEPS } from './next-step.ts'
import { openNextStepBook } from './next-step-book.ts'
import { addDays, localDay } from './next-step-days.ts'
import { offerOne } from './next-step-words.ts'

const TODAY = localDay(new Date())

beforeEach(async () => {
  const book = await openNextStepBook()
  for (const { id } of book.read()) await book.drop(id)
  ownCarer.keep(null)
})

afterEach(() => void vi.useRealTimers())

/** In a shared plan another carer has promised it. */
async function becomeBens(id: string): Promise<void> {
  ownCarer.keep('anna')
  await createTable(await openPlanDocument(), NEXT_STEPS).change(id, { carer: 'ben' })
}

async function makeDue(source: StepSource, askOn = TODAY): Promise<string> {
  const book = await openNextStepBook()
  const { obstacles, smaller } = offerOne(translator('en'), { cue: 'tea is ready', action: 'sit down' })
  const words = { cue: 'tea is ready', action: 'sit down', obstacles, smaller }
  return (await book.make({ ...words, source, madeOn: addDays(TODAY, -1), askOn })).id
}

test.each([
  ['trial', 'From something you tried together: Phone beds'],
  ['talk', 'From the talk Phone beds'],
] as const)('a step from a %s is asked about, and nothing of it is counted', async (kind, words) => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const id = await makeDue({ kind, id: 'phone-beds', title: 'Phone beds' })
  render(<CheckBack />)
  await screen.findByText('If tea is ready, then I sit down.')
  screen.getByText(words)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Partly' }))
  await user.click(await screen.findByRole('radio', { name: 'I forgot' }))
  screen.getByText(/Put a note where you are/)
  await user.click(screen.getByRole('button', { name: 'Choose a smaller step' }))
  await user.click(screen.getByRole('button', { name: 'Save this next step' }))
  await screen.findByText(/^Your smaller step is saved/)
  const made = (await openNextStepBook()).read()
  expect(made.find((one) => one.id === id)?.answers).toEqual([{ day: TODAY, outcome: 'partly' }])
  expect(made.find(({ state }) => state === 'open')?.source).toEqual({ kind, id: 'phone-beds', title: 'Phone beds' })
  expect(fetched).not.toHaveBeenCalled()
})

test('of a tool the answer is counted', async () => {
  const noTips = JSON.stringify({ takesTips: false, tips: [] })
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(noTips))
  await makeDue({ kind: 'tool', id: 'a-b-1.1', title: 'A tool' })
  render(<CheckBack />)
  await userEvent.click(await screen.findByRole('button', { name: 'It worked' }))
  // Beside it, the page asks whether the tool takes tips.
  const posted = () => fetched.mock.calls.filter(([, init]) => init?.method === 'POST')
  await waitFor(() => expect(posted()).toHaveLength(1))
  expect(JSON.parse(String(posted()[0]?.[1]?.body))).toEqual({ lessonKey: 'a-b-1.1', outcome: 'worked' })
})

test('a tool asks about its own steps, not about those of a like-named trial', async () => {
  await makeDue({ kind: 'trial', id: 'a-b-1.1', title: 'A trial' }, addDays(TODAY, -1))
  await makeDue({ kind: 'tool', id: 'a-b-1.1', title: 'A tool' })
  const { unmount } = render(<CheckBack />)
  await screen.findByText('From something you tried together: A trial')
  unmount()
  render(<CheckBack lessonKey="a-b-1.1" />)
  await screen.findByText('From the tool A tool')
})

test.each([
  ['It worked', null],
  ['Ask me later', /^OK. We'll ask you on/],
  ['Drop it', /^Dropped/],
])('on a full device the page says so after %s, and does not claim to have saved it', async (press, done) => {
  await makeDue({ kind: 'talk', id: 'phone-beds', title: 'Phone beds' })
  render(<CheckBack />)
  const button = await screen.findByRole('button', { name: press })
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await userEvent.click(button)
  await screen.findByText("This device couldn't save it. It lasts until you leave this page.")
  if (done !== null) expect(screen.queryByText(done)).toBeNull()
})

test('a step dropped or answered elsewhere is not asked about, but the next one is', async () => {
  const [first, second] = [
    await makeDue({ kind: 'talk', id: 'one', title: 'One' }, addDays(TODAY, -2)),
    await makeDue({ kind: 'talk', id: 'two', title: 'Two' }, addDays(TODAY, -1)),
  ]
  const book = await openNextStepBook()
  render(<CheckBack />)
  await screen.findByText('From the talk One')
  await act(() => book.drop(first))
  screen.getByText('From the talk Two')
  await act(() => book.answer(second, 'worked', TODAY))
  expect(screen.queryByText('Did it work?')).toBeNull()
  expect(book.read().map(({ state }) => state)).not.toContain('open')
})

test('an answer after midnight belongs to the day on which it is given', async () => {
  const id = await makeDue({ kind: 'talk', id: 'phone-beds', title: 'Phone beds' })
  render(<CheckBack />)
  const partly = await screen.findByRole('button', { name: 'Partly' })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(Date.now() + DAY_MS) })
  await userEvent.click(partly)
  const tomorrow = addDays(TODAY, 1)
  const answered = (await openNextStepBook()).read().find((one) => one.id === id)
  vi.useRealTimers()
  expect(answered).toMatchObject({ answers: [{ day: tomorrow }], askOn: addDays(tomorrow, 3) })
})

test("another carer's step is not asked about here, and goes once that is known", async () => {
  const others = await makeDue({ kind: 'tool', id: 'a-b-1.1', title: 'A tool' }, addDays(TODAY, -2))
  await makeDue({ kind: 'talk', id: 'one', title: 'One' })
  const { unmount } = render(<CheckBack />)
  await screen.findByText('From the tool A tool')
  await act(() => becomeBens(others))
  await screen.findByText('From the talk One')
  unmount()
  render(<CheckBack lessonKey="a-b-1.1" />)
  // The plan of this page is open: a question would be shown.
  await act(() => openNextStepBook())
  expect(screen.queryByText('Did it work?')).toBeNull()
})

test('a page that was open overnight asks about the step of the new day', async () => {
  await makeDue({ kind: 'talk', id: 'phone-beds', title: 'Phone beds' }, addDays(TODAY, 1))
  render(<CheckBack />)
  await act(() => openNextStepBook())
  expect(screen.queryByText('Did it work?')).toBeNull()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(Date.now() + DAY_MS) })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  screen.getByText('Did it work?')
  expect(document.activeElement).toBe(document.body)
  vi.useRealTimers()
})

/** The page is open until tomorrow. */
function sleepOver(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(Date.now() + DAY_MS) })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test.each(['It worked', 'Ask me later', 'Drop it'])(
  'where yesterday it was said "%s", a page that stood open overnight asks the question of the new day',
  async (press) => {
    await makeDue({ kind: 'talk', id: 'one', title: 'One' })
    await makeDue({ kind: 'talk', id: 'two', title: 'Two' }, addDays(TODAY, 1))
    const onNothing = vi.fn()
    render(<CheckBack onNothing={onNothing} />)
    await userEvent.click(await screen.findByRole('button', { name: press }))
    onNothing.mockClear()
    sleepOver()
    await screen.findByRole('button', { name: press })
    if (press !== 'Ask me later') screen.getByText('From the talk Two')
    // A question that needs a press first waits for it again.
    expect(onNothing).toHaveBeenCalled()
  },
)

test('the new day takes nothing away that is being written about the question of yesterday', async () => {
  await makeDue({ kind: 'talk', id: 'one', title: 'One' })
  await makeDue({ kind: 'talk', id: 'two', title: 'Two' }, addDays(TODAY, 1))
  render(<CheckBack />)
  await userEvent.click(await screen.findByRole('button', { name: 'Partly' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a smaller step' }))
  const field = screen.getByRole('textbox', { name: /./, description: /./ })
  await userEvent.type(field, ' for a minute')
  sleepOver()
  expect(field.isConnected).toBe(true)
  screen.getByText('From the talk One')
})

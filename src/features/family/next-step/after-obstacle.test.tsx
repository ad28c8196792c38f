// What got in the way, in the parent's own words: stored in the plan, taken to the smaller step, and nowhere else.
import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPlanDocument } from '#src/features/family/document/plan-document.ts'
import { fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import { AfterObstacle } from './check-back.tsx'
import { createNextStepBook } from './next-step-book.ts'

const TODAY = '2026-11-22'
const OWN = 'Grandma rang, canary'

test('the obstacle may be own words, which stay here and lead to a smaller step', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { find } = await showAfterNotYet()
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: 'I was tired' }))
  expect(find('open')?.obstacle).toBe('I was tired')
  expect(screen.getByText('Start earlier.')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'In my own words' }))
  await user.type(screen.getByRole('textbox', { name: 'In my own words' }), ` ${OWN} `)
  expect(find('open')?.obstacle).toBe(OWN)

  await user.click(screen.getByRole('button', { name: 'Choose a smaller step' }))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  await user.click(screen.getByRole('button', { name: 'Save this next step' }))
  const said = await screen.findByText(/^Your smaller step is saved/)
  await vi.waitFor(() => expect(document.activeElement).toBe(said))
  expect(find('made-smaller')?.obstacle).toBe(OWN)
  expect(find('open')).toMatchObject({ action: 'I say it once', obstacle: OWN })
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['a device that is writing', /^Your smaller step is saved/],
  ['a full device', /^This device couldn't save it/],
])('on %s, two presses make one smaller step', async (device, words) => {
  const { book } = await showAfterNotYet()
  await userEvent.click(screen.getByRole('button', { name: 'Choose a smaller step' }))
  if (device === 'a full device') {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
  }
  const button = screen.getByRole('button', { name: 'Save this next step' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText(words)
  expect(book.read().filter(({ state }) => state === 'open')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Save this next step' })).toBeNull()
})

test('a smaller step that is kept after midnight is one of the new day', async () => {
  const { find } = await showAfterNotYet()
  await userEvent.click(screen.getByRole('button', { name: 'Choose a smaller step' }))
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 0, 5) })
  await userEvent.click(screen.getByRole('button', { name: 'Save this next step' }))
  await screen.findByText(/^Your smaller step is saved/)
  vi.useRealTimers()
  expect(find('open')).toMatchObject({ madeOn: '2026-11-23', askOn: '2026-11-26' })
})

/** A step that did not work yet, in a plan of its own. */
async function showAfterNotYet() {
  const planDocument = await createPlanDocument()
  onTestFinished(() => planDocument.close())
  const book = createNextStepBook(planDocument)
  for (const { id } of book.read()) await book.drop(id)
  const { id } = await book.make({
    source: { kind: 'tool', id: 'digitalLaunchpad-module1-1.1', title: 'A tool' },
    cue: 'the timer rings',
    action: 'sit down beside my child',
    madeOn: TODAY,
    askOn: TODAY,
    obstacles: [{ reason: 'I was tired', fix: 'Start earlier.' }],
    smaller: 'I say it once',
  })
  await book.answer(id, 'not-yet', TODAY)
  const find = (state: string) => book.read().find((step) => step.state === state)
  const step = find('open')
  if (step === undefined) throw new Error('It is asked again.')
  render(<AfterObstacle book={book} step={step} />)
  return { book, find }
}

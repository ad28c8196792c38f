// What got in the way, in one's own words: into the notebook, on to the smaller promise, and nowhere else.
import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createNotebook } from '#src/features/family/notebook/notebook.ts'
import { fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import { AfterObstacle } from './after-obstacle.tsx'
import { createPromiseBook } from './promise-book.ts'

const TODAY = '2026-11-22'
const OWN = 'Grandma rang, canary'

test('W-3: what got in the way may be said in own words, which stay here and lead on to the smaller promise', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { find } = await showAfterNotYet()
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: 'I was tired' }))
  expect(find('open')?.obstacle).toBe('I was tired')
  expect(screen.getByText('Start earlier.')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'In my own words' }))
  await user.type(screen.getByRole('textbox', { name: 'In my own words' }), ` ${OWN} `)
  expect(find('open')?.obstacle).toBe(OWN)

  await user.click(screen.getByRole('button', { name: 'Make a smaller promise' }))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  await user.click(screen.getByRole('button', { name: 'Keep this promise' }))
  const said = await screen.findByText(/^Your smaller promise is saved/)
  await vi.waitFor(() => expect(document.activeElement).toBe(said))
  expect(find('made-smaller')?.obstacle).toBe(OWN)
  expect(find('open')).toMatchObject({ action: 'I say it once', obstacle: OWN })
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['a device that is writing', /^Your smaller promise is saved/],
  ['a full device', /^This device could not keep it/],
])('on %s, two presses make one smaller promise', async (device, words) => {
  const { book } = await showAfterNotYet()
  await userEvent.click(screen.getByRole('button', { name: 'Make a smaller promise' }))
  if (device === 'a full device') {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
  }
  const button = screen.getByRole('button', { name: 'Keep this promise' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText(words)
  expect(book.read().filter(({ state }) => state === 'open')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Keep this promise' })).toBeNull()
})

test('W-3: a smaller promise that is kept after midnight is one of the new day', async () => {
  const { find } = await showAfterNotYet()
  await userEvent.click(screen.getByRole('button', { name: 'Make a smaller promise' }))
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 0, 5) })
  await userEvent.click(screen.getByRole('button', { name: 'Keep this promise' }))
  await screen.findByText(/^Your smaller promise is saved/)
  vi.useRealTimers()
  expect(find('open')).toMatchObject({ madeOn: '2026-11-23', askOn: '2026-11-24' })
})

/** A promise that did not work yet, in a notebook of its own. */
async function showAfterNotYet() {
  const notebook = await createNotebook()
  onTestFinished(() => notebook.close())
  const book = createPromiseBook(notebook)
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
  const find = (state: string) => book.read().find((promise) => promise.state === state)
  const promise = find('open')
  if (promise === undefined) throw new Error('It is asked again.')
  render(<AfterObstacle book={book} promise={promise} />)
  return { book, find }
}

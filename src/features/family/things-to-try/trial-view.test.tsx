// The page of a thing to try: what the last try has left, and where the focus is after a press.
import 'fake-indexeddb/auto'
import { userEvent } from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { getThingToTry } from './things-to-try.server.ts'
import type { TrialBook } from './trial-book.ts'

const thing = getThingToTry('en', 'phone-beds')

beforeEach(() => {
  // Each test has a page and a device of its own.
  vi.resetModules()
  globalThis.indexedDB = new IDBFactory()
})

async function openBook(): Promise<TrialBook> {
  return (await import('./trial-book.ts')).openTrialBook()
}

async function show(): Promise<void> {
  const { TrialView } = await import('./trial-view.tsx')
  const routes = [{ path: '*', element: <TrialView thing={thing} /> }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
}

test('after several tries, the page shows the result of the last one', async () => {
  const book = await openBook()
  for (const [day, what] of [
    ['2026-09-01', 'Phones sleep in the hall'],
    ['2026-11-01', 'Phones sleep in the kitchen'],
  ] as const) {
    await book.start(thing.slug, 'tiny', day)
    const open = book.read().find(({ state }) => state === 'running')
    await book.finish(open?.id ?? '', day, {
      who: 'All',
      what,
      why: '',
      madeOn: day,
      state: 'kept',
      room: 'sleep',
      by: 'adult',
    })
  }
  await show()
  await screen.findByText('In our agreement now: Phones sleep in the kitchen')
  expect(screen.queryByText(/sleep in the hall/)).toBeNull()
})

test('the pressed button goes away, and the focus moves to the heading that replaces it', async () => {
  await show()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Start this one' }))
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Days you did it' }))
  screen.getByRole('region', { name: 'Days you did it' })
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'The five-minute talk' }))
})

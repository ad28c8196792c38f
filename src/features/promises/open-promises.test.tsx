import 'fake-indexeddb/auto'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { OpenPromises } from './open-promises.tsx'
import { openPromiseBook } from './promise-book.ts'

test('a promise that is dropped takes its buttons along, and the focus stays with the list', async () => {
  await showPromise()
  await userEvent.click(await screen.findByRole('button', { name: 'Drop it' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Drop it' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Promises' }))
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

async function showPromise(): Promise<void> {
  const book = await openPromiseBook()
  for (const { id } of book.read()) await book.drop(id)
  await book.make({
    source: { kind: 'tool', id: 'digitalLaunchpad-module1-1.1', title: 'A tool' },
    cue: 'the timer rings',
    action: 'sit down beside my child',
    madeOn: '2026-11-22',
    askOn: '2026-11-23',
    obstacles: [],
    smaller: 'I say it once',
  })
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <OpenPromises /> }])} />)
}

import 'fake-indexeddb/auto'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { openNotebook } from '#src/features/notebook/notebook.ts'
import { OpenPromises } from './open-promises.tsx'
import { createPromiseBook } from './promise-book.ts'

test('a promise that is dropped takes its buttons along, and the focus stays with the list', async () => {
  const notebook = await openNotebook()
  await createPromiseBook(notebook).make({
    source: { kind: 'tool', id: 'digitalLaunchpad-module1-1.1', title: 'A tool' },
    cue: 'the timer rings',
    action: 'sit down beside my child',
    madeOn: '2026-11-22',
    askOn: '2026-11-23',
    obstacles: [],
    smaller: 'I say it once',
  })
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <OpenPromises /> }])} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Drop it' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Drop it' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Promises' }))
  notebook.close()
})

// Whoever goes through the agreement by keyboard keeps their place: each of these presses takes away what was pressed.
import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { act, fireEvent, render, screen, waitFor } from '../../../../../testing/runner/render.tsx'

const SUGGESTIONS = {
  lines: [{ id: 'table', by: 'all', what: 'Tea without phones', why: 'So that we talk', ages: ['9-to-12'] }],
  known: { says: '', limit: '' },
  sources: [],
}

beforeEach(async () => {
  vi.resetModules()
  globalThis.indexedDB = new IDBFactory()
  const { openAgreementBook } = await import('../agreement-book.ts')
  const line = { who: 'Everybody', what: 'Phones sleep downstairs', why: 'Sleep', by: 'adult', adults: true } as const
  await (await openAgreementBook()).add(line, '2026-11-22')
  const { FamilyAgreement } = await import('../family-agreement.tsx')
  const element = <FamilyAgreement suggestions={SUGGESTIONS as never} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  await screen.findByRole('heading', { name: LINES })
})

const LINES = 'What we agreed'
test('words for what happens when a line slips are taken over by a press: the focus goes to their heading', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'We say sorry, and start again tomorrow.' }))
  // Not the heading of the sheet that is printed.
  expect(document.activeElement?.id).toBe('slip-title')
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function addSecondLine(): Promise<void> {
  const { openAgreementBook } = await import('../agreement-book.ts')
  const line = { who: '', what: 'Tea without phones', why: '', by: 'adult', adults: true } as const
  await act(async () => void (await (await openAgreementBook()).add(line, '2026-11-22')))
}

test('V-3: a line that is changed begins at its first field, and ends on the line', async () => {
  for (const end of ['Leave it as it was', 'Keep it so']) {
    await press('Edit this line')
    expect(document.activeElement?.tagName).toBe('INPUT')
    await press(end)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit this line' })))
  }
})

test('V-3: a line that goes or comes back leaves the focus on the title of the lines', async () => {
  await press('Take it out')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: LINES }))
  await userEvent.click(await screen.findByText('No longer kept'))
  await press('Bring it back')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: LINES }))
})

test('V-3: a suggestion that became a line leaves the focus on the title of the others', async () => {
  await userEvent.click(screen.getByRole('radio', { name: '9 to 12' }))
  await press('Add this line')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add this line' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lines to start from' }))
})

test('V-3: a signature that is taken away leaves the focus on the title of the signatures', async () => {
  await userEvent.type(screen.getByLabelText('First name'), 'Sam')
  await press('Sign')
  await userEvent.click(await screen.findByRole('button', { name: 'Take this signature away' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take this signature away' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sign it' }))
})

test('V-3: in a review a line that is changed begins at its first field, and ends on its answers', async () => {
  await press('Review now')
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  expect(document.activeElement?.tagName).toBe('INPUT')
  await press('Leave it as it was')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' })))
})

test.each(['Keep', 'Drop'])(
  "V-3: in a review '%s' leaves the focus on the title, whether another line follows or none",
  async (name) => {
    await addSecondLine()
    await press('Review now')
    await screen.findByText('Still to look at: 2')
    for (const said of ['Still to look at: 1', 'You have looked at every line.']) {
      await press(name)
      await screen.findByText(said)
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Our review' })))
    }
  },
)

test.each(['Keep', 'Drop'])(
  "a second tap on '%s' in a review does not answer for the line that came next",
  async (name) => {
    await addSecondLine()
    await press('Review now')
    await screen.findByText('Still to look at: 2')
    fireEvent.click(screen.getByRole('button', { name }), { detail: 1 })
    await screen.findByText('Still to look at: 1')
    fireEvent.click(screen.getByRole('button', { name }), { detail: 2 })
    await act(async () => {})
    screen.getByText('Still to look at: 1')
  },
)

// A keyboard user keeps their place in the agreement, although each of these presses removes the pressed button.
import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { act, fireEvent, render, screen, waitFor } from '../../../../testing/runner/render.tsx'

beforeEach(async () => {
  vi.resetModules()
  globalThis.indexedDB = new IDBFactory()
  const { openAgreementBook } = await import('./agreement-book.ts')
  const line = {
    who: 'Everybody',
    what: 'Phones sleep downstairs',
    why: 'Sleep',
    room: 'sleep',
    by: 'adult',
    adults: true,
  } as const
  await (await openAgreementBook()).add(line, '2026-11-22')
})

function show(element: ReactElement): void {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

async function showRules(): Promise<void> {
  const { Rules } = await import('./rules-page.tsx')
  show(<Rules />)
  await screen.findByRole('heading', { name: LINES })
}

async function showReview(): Promise<void> {
  const { Review } = await import('./review-page.tsx')
  show(<Review />)
  await userEvent.click(await screen.findByRole('button', { name: 'Review now' }))
}

const LINES = 'What we agreed'
test('a press copies words for when a rule slips, and focuses their heading', async () => {
  await showRules()
  await userEvent.click(await screen.findByRole('button', { name: 'We say sorry, and start again tomorrow.' }))
  expect(document.activeElement?.id).toBe('slip-title')
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function addSecondLine(): Promise<void> {
  const { openAgreementBook } = await import('./agreement-book.ts')
  const line = { who: '', what: 'Tea without phones', why: '', room: 'sleep', by: 'adult', adults: true } as const
  await act(async () => void (await (await openAgreementBook()).add(line, '2026-11-22')))
}

test('a line that is changed begins at its first field, and ends on the line', async () => {
  await showRules()
  for (const end of ['Leave it as it was', 'Save']) {
    await press('Change this rule')
    expect(document.activeElement?.tagName).toBe('INPUT')
    await press(end)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change this rule' })))
  }
})

test('a line that goes or comes back leaves the focus on the heading', async () => {
  await showRules()
  await press('Take it out')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: LINES }))
  await userEvent.click(await screen.findByText('No longer kept'))
  await press('Bring it back')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: LINES }))
})

test('a signature that is taken away leaves the focus on the title of the signatures', async () => {
  const { Signing } = await import('./sign-page.tsx')
  show(<Signing />)
  await userEvent.type(await screen.findByLabelText('First name'), 'Sam')
  await press('Sign')
  await userEvent.click(await screen.findByRole('button', { name: 'Take this signature away' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take this signature away' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sign it' }))
})

test('changing a line in a review focuses its first field, and then its answers', async () => {
  await showReview()
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  expect(document.activeElement?.tagName).toBe('INPUT')
  await press('Leave it as it was')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' })))
})

test.each(['Keep', 'Drop'])(
  "in a review '%s' leaves the focus on the title, whether another line follows or none",
  async (name) => {
    await addSecondLine()
    await showReview()
    await screen.findByText('Still to look at: 2')
    for (const said of ['Still to look at: 1', 'You have looked at every rule.']) {
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
    await showReview()
    await screen.findByText('Still to look at: 2')
    fireEvent.click(screen.getByRole('button', { name }), { detail: 1 })
    await screen.findByText('Still to look at: 1')
    fireEvent.click(screen.getByRole('button', { name }), { detail: 2 })
    await act(async () => {})
    screen.getByText('Still to look at: 1')
  },
)

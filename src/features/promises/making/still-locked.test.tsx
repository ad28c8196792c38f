// Whoever does not open the lock just now keeps what they typed, and is asked again by the next press (K16).
import 'fake-indexeddb/auto'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'

const PHRASE = 'purple kettle on the roof'
const SOURCE = { kind: 'talk', id: 'phone-beds', title: 'Phone beds' } as const

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  window.localStorage.clear()
  vi.resetModules()
  const { openNotebook } = await import('#src/features/notebook/notebook.ts')
  const { makePhraseLock } = await import('#src/features/notebook/device-lock.ts')
  const { openPromiseBook } = await import('../promise-book.ts')
  const { offerOne } = await import('../one-promise.ts')
  const { addDays, localDay } = await import('../promise-days.ts')
  const words = { cue: 'it is late', action: 'breathe' }
  const days = { madeOn: addDays(localDay(new Date()), -1), askOn: localDay(new Date()) }
  await (await openPromiseBook()).make({ ...words, ...offerOne(words), ...days, source: SOURCE })
  await (await openNotebook()).changeLock(await makePhraseLock(PHRASE))
  // The page is loaded anew.
  vi.resetModules()
})

const askedForPhrase = () => screen.findByRole('dialog', { name: 'Our plan is locked' })

async function sayNotNow(): Promise<void> {
  await askedForPhrase()
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
}

async function open(): Promise<void> {
  await askedForPhrase()
  await userEvent.type(screen.getByLabelText('Your phrase'), PHRASE)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
}

test('a promise whose lock is not opened is still there, and can be kept by the next press', async () => {
  const { AuthProvider } = await import('#src/features/accounts/auth-context.tsx')
  const { offerOne } = await import('../one-promise.ts')
  const { default: PromiseDialog } = await import('./promise-dialog.tsx')
  const choices = offerOne({ cue: 'tea is ready', action: 'sit down' })
  const dialog = <PromiseDialog source={SOURCE} choices={choices} onClose={() => undefined} />
  const element = <AuthProvider>{dialog}</AuthProvider>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  await userEvent.click(screen.getByRole('radio', { name: 'tea is ready' }))
  await userEvent.click(screen.getByRole('radio', { name: 'sit down' }))
  const keep = screen.getByRole('button', { name: 'Keep this promise' })
  await userEvent.click(keep)
  await sayNotNow()
  await screen.findByText('Our plan is still locked. Nothing is kept yet.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'tea is ready' }).checked).toBe(true)
  await userEvent.click(keep)
  await open()
  await screen.findByRole('heading', { name: 'Your promise is saved' })
})

test('on home the question waits on, with the focus on its button, and is shown once the lock is open', async () => {
  const { WaitingQuestion } = await import('../waiting-question.tsx')
  window.localStorage.setItem('nextQuestion', '2026-01-01')
  render(<WaitingQuestion />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show it' }))
  await sayNotNow()
  const show = await screen.findByRole('button', { name: 'Show it' })
  await waitFor(() => expect(document.activeElement).toBe(show))
  await userEvent.click(show)
  await open()
  const title = await screen.findByRole('heading', { name: 'Did it work?' })
  expect(document.activeElement).toBe(title)
  expect(screen.queryByRole('button', { name: 'Show it' })).toBeNull()
})

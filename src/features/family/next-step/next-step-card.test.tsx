import { translator } from '#src/web/language/translator.ts'
import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import { fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import { openNextStepBook } from './next-step-book.ts'
import { NextStepCard } from './next-step-card.tsx'
import { offerOne } from './next-step-words.ts'

const SOURCE = { kind: 'talk', id: 'phone-beds', title: 'Phone beds' } as const

beforeEach(async () => {
  const book = await openNextStepBook()
  for (const { id } of book.read()) await book.drop(id)
})

async function fillIn(): Promise<HTMLElement> {
  const choices = offerOne(translator('en'), { cue: 'tea is ready', action: 'sit down' })
  const card = <NextStepCard source={SOURCE} words={undefined} choices={choices} inEnglish={undefined} />
  const page = <AuthProvider>{card}</AuthProvider>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
  await userEvent.click(screen.getByRole('radio', { name: 'tea is ready' }))
  await userEvent.click(screen.getByRole('radio', { name: 'sit down' }))
  return screen.getByRole('button', { name: 'Save my next step' })
}

test('a second press while the device is still writing makes no second step', async () => {
  const button = await fillIn()
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByRole('heading', { name: 'Your next step is saved' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your next step is saved' }))
  const open = (await openNextStepBook()).read().filter(({ state }) => state === 'open')
  expect(open).toHaveLength(1)
})

test('a device that is full is not said to have kept it', async () => {
  const button = await fillIn()
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await userEvent.click(button)
  expect((await screen.findByText(/^This device couldn't save it/)).getAttribute('role')).toBe('alert')
  expect(screen.queryByText('Your next step is saved')).toBeNull()
})

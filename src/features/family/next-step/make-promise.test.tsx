import { translator } from '#src/web/language/translator.ts'
import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import { render, screen, within } from '../../../../testing/runner/render.tsx'
import { MakePromise } from './make-promise.tsx'
import { offerOne } from './one-promise.ts'

const SOURCE = { kind: 'talk', id: 'phone-beds', title: 'Phone beds' } as const
const CHOICES = offerOne(translator('en'), { cue: 'tea is ready', action: 'sit down' })

test('once a promise is made, a way to the plan stands beside the button', async () => {
  const page = (
    <AuthProvider>
      <MakePromise source={SOURCE} choices={CHOICES} />
    </AuthProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Make it a promise' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'tea is ready' }))
  await userEvent.click(screen.getByRole('radio', { name: 'sit down' }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep this promise' }))
  const kept = await screen.findByRole('dialog', { name: 'Your promise is saved' })
  await userEvent.click(within(kept).getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('link', { name: 'Your promise is saved' }).getAttribute('href')).toBe('/plan')
  screen.getByRole('button', { name: 'Make it a promise' })
})

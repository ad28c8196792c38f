import { translator } from '#src/web/language/translator.ts'
import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import { render, screen, within } from '../../../../testing/runner/render.tsx'
import { MakeNextStep } from './make-next-step.tsx'
import { offerOne } from './next-step-words.ts'

const SOURCE = { kind: 'talk', id: 'phone-beds', title: 'Phone beds' } as const
const CHOICES = offerOne(translator('en'), { cue: 'tea is ready', action: 'sit down' })

test('once a next step is saved, a way to the plan stands beside the button', async () => {
  const page = (
    <AuthProvider>
      <MakeNextStep source={SOURCE} choices={CHOICES} />
    </AuthProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Make it my next step' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'tea is ready' }))
  await userEvent.click(screen.getByRole('radio', { name: 'sit down' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save my next step' }))
  await screen.findByRole('heading', { name: 'Your next step is saved' })
  const kept = screen.getByRole('dialog', { name: 'My next step' })
  await userEvent.click(within(kept).getAllByRole('button', { name: 'Close' }).at(-1) as Element)
  expect(screen.getByRole('link', { name: 'Your next step is saved' }).getAttribute('href')).toBe('/plan')
  screen.getByRole('button', { name: 'Make it my next step' })
})

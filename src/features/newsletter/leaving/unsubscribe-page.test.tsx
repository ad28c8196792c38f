// What has been asked for is asked for once, until something else is typed.

import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import UnsubscribePage from './unsubscribe-page.tsx'

afterEach(() => vi.unstubAllGlobals())

test('once done, the button asks for nothing more, until another address or another wish is there', async () => {
  const fetch = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => Response.json({ message: 'Done.' }))
  vi.stubGlobal('fetch', fetch)
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <UnsubscribePage /> }])} />)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const isWaiting = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
  await userEvent.type(screen.getByLabelText('Email'), 'anna@family.example')
  expect(isWaiting('Unsubscribe')).toBe(false)
  await press('Unsubscribe')
  await screen.findByText('Done.')
  expect(isWaiting('Unsubscribe')).toBe(true)
  await press('Unsubscribe')
  expect(fetch).toHaveBeenCalledTimes(1)
  screen.getByText('Done.')

  await userEvent.type(screen.getByLabelText('Email'), 'x')
  expect(screen.queryByText('Done.')).toBeNull()
  await press('Unsubscribe')
  await screen.findByText('Done.')
  expect(fetch).toHaveBeenCalledTimes(2)

  await userEvent.click(screen.getByRole('button', { name: /subscribe again/ }))
  expect(screen.queryByText('Done.')).toBeNull()
  await userEvent.type(screen.getByLabelText('Email'), 'anna@family.example')
  await press('Resubscribe')
  await screen.findByText('Done.')
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    '/api/emails/unsubscribe',
    '/api/emails/unsubscribe',
    '/api/emails/resubscribe',
  ])
})

test('an answer that comes after the change to the other wish does not stand as that one’s', async () => {
  const { promise: slow, resolve: answer } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => slow)
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <UnsubscribePage /> }])} />)
  await userEvent.type(screen.getByLabelText('Email'), 'anna@family.example')
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  await userEvent.click(screen.getByRole('button', { name: /subscribe again/ }))
  answer(Response.json({ message: 'You are off the list.' }))
  await slow.then(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByText('You are off the list.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Resubscribe' }).getAttribute('aria-disabled')).not.toBe('true')
})

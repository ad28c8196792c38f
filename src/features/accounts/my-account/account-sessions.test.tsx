import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import { AccountSessions } from './account-sessions.tsx'
import * as requests from './my-account-requests.ts'

vi.mock('./my-account-requests.ts')

const sessionOn = (device: string, current = false) => ({
  id: device,
  device,
  current,
  createdAt: '2026-11-20T20:00:00.000Z',
  lastUsedAt: '2026-11-20T20:00:00.000Z',
})

test('a session that was ended takes its button along, and the focus stays with the list', async () => {
  vi.mocked(requests.fetchSessions).mockResolvedValueOnce([sessionOn('Firefox', true), sessionOn('Old phone')])
  vi.mocked(requests.fetchSessions).mockResolvedValueOnce([sessionOn('Firefox', true)])
  render(<AccountSessions />)
  await userEvent.click(await screen.findByRole('button', { name: /Old phone/ }))
  await vi.waitFor(() => expect(screen.queryByText('Old phone')).toBeNull())
  expect(requests.finishSession).toHaveBeenCalledWith('Old phone')
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('a second press on a slow line ends the session once, and is not told that it failed', async () => {
  vi.mocked(requests.finishSession).mockClear()
  vi.mocked(requests.fetchSessions).mockResolvedValueOnce([sessionOn('Firefox', true), sessionOn('Old phone')])
  vi.mocked(requests.fetchSessions).mockResolvedValueOnce([sessionOn('Firefox', true)])
  render(<AccountSessions />)
  const button = await screen.findByRole('button', { name: /Old phone/ })
  fireEvent.click(button)
  fireEvent.click(button)
  await vi.waitFor(() => expect(screen.queryByText('Old phone')).toBeNull())
  expect(requests.finishSession).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert').textContent).toBe('')
})

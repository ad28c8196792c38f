import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { render, screen, waitFor } from '../../../testing/runner/render.tsx'
import { LinkButtons } from './link-buttons.tsx'

const LINK = 'https://handrail.example/plan/join#secret'

afterEach(() => {
  vi.unstubAllGlobals()
})

function show(share?: () => Promise<void>): void {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  render(<LinkButtons link={LINK} text="It works once." />)
}

test('without a share sheet the link is copied, and nothing offers to send it', async () => {
  userEvent.setup()
  show()
  expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }))
  await screen.findByText('The link is copied.')
})

test('a share sheet gets the link and one sentence, and nothing else', async () => {
  const share = vi.fn(async () => undefined)
  show(share)
  screen.getByRole('button', { name: 'Send the link' }).click()
  await waitFor(() => expect(share.mock.calls).toEqual([[{ url: LINK, text: 'It works once.' }]]))
  expect(screen.getByRole('status').textContent).toBe('')
})

test.each([
  ['closed', 'AbortError', ''],
  ['pressed twice', 'InvalidStateError', ''],
  ['refused', 'NotAllowedError', 'This browser did not send it. Copy the link instead.'],
])('of a share sheet that was %s the page says what helps, or nothing', async (_what, name, said) => {
  const share = vi.fn().mockRejectedValue(new DOMException('', name))
  show(share)
  screen.getByRole('button', { name: 'Send the link' }).click()
  await waitFor(() => expect(share).toHaveBeenCalled())
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said))
})

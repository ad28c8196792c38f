// A form and a server that takes its time: one press is one submission, and a failure has words.

import { expect, test, vi } from 'vitest'
import { act, fireEvent, render, screen } from '../../../testing/runner/render.tsx'
import { useSubmit } from './use-submit.ts'

function Form({ send }: { send: () => Promise<void> }) {
  const { busy, error, onSubmit } = useSubmit(send, 'It was not sent.')
  return (
    <form aria-label="Words" aria-busy={busy} onSubmit={onSubmit}>
      <p role="alert">{error}</p>
    </form>
  )
}

test('two presses during one request send once; after a failure the parent can send again', async () => {
  const sending = Promise.withResolvers<void>()
  const send = vi.fn(() => sending.promise)
  render(<Form send={send} />)
  const form = screen.getByRole('form')
  fireEvent.submit(form)
  fireEvent.submit(form)
  expect([send.mock.calls.length, form.ariaBusy]).toEqual([1, 'true'])
  await act(async () => sending.reject(new TypeError('Failed to fetch')))
  screen.getByText("You're offline, or we can't be reached. Try again.")
  send.mockResolvedValue()
  await act(async () => fireEvent.submit(form))
  expect([send.mock.calls.length, form.ariaBusy, screen.getByRole('alert').textContent]).toEqual([2, 'false', ''])
})

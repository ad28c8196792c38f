// A press may remove its own button: the focus then moves to what is left of the page.

import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { AskedButton } from './asked-button.tsx'

function Carers({ goes }: { goes: 'its button' | 'its section' | 'nothing' }) {
  const [done, setDone] = useState(false)
  const act = async () => {
    // As with whatever asks the server or the device: the answer comes later, and with it the end of the question.
    await new Promise((resolve) => setTimeout(resolve))
    setDone(true)
  }
  return (
    <main id="main">
      {done && goes === 'its section' ? null : (
        <section>
          <h2>Who is in</h2>
          {done && goes === 'its button' ? null : (
            <AskedButton label="Shut out" question="Shut Ben out?" yes="Yes, shut out" act={act} />
          )}
        </section>
      )}
    </main>
  )
}

const shutOut = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Shut out' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, shut out' }))
}

test.each([
  ['its button', () => screen.getByRole('heading', { name: 'Who is in' })],
  ['its section', () => screen.getByRole('main')],
  ['nothing', () => screen.getByRole('button', { name: 'Shut out' })],
] as const)('where a press takes %s away, the focus goes to what is nearest', async (goes, find) => {
  render(<Carers goes={goes} />)
  await shutOut()
  await vi.waitFor(() => expect(document.activeElement).toBe(find()))
})

test('a failure after the question was closed is not shown at the next one', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  render(<AskedButton label="Shut out" question="Shut Ben out?" yes="Yes, shut out" act={() => promise} />)
  await shutOut()
  await userEvent.click(screen.getByRole('button', { name: 'No, go back' }))
  reject(new Error('no network'))
  await promise.catch(() => new Promise((resolve) => setTimeout(resolve)))
  await userEvent.click(screen.getByRole('button', { name: 'Shut out' }))
  expect(screen.getByRole('alert').textContent).toBe('')
})

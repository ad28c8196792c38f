// K16: a lock on the plan is worth what its phrase is worth.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LockForm } from './lock-form.tsx'

test('K16: a short phrase is refused by the browser, and one that was typed in two ways locks nothing and is told', async () => {
  const changeLock = vi.fn()
  render(<LockForm notebook={{ changeLock } as never} onLocked={() => undefined} />)
  const [phrase, again] = [...document.querySelectorAll('input[type="password"]')] as [
    HTMLInputElement,
    HTMLInputElement,
  ]
  // The simulated browser counts no letters.
  expect([phrase.minLength, phrase.required, again.required]).toEqual([10, true, true])
  await userEvent.type(phrase, 'purple kettle')
  await userEvent.type(again, 'purple kettles')
  await userEvent.click(document.querySelector('button[type="submit"]') as HTMLElement)
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(changeLock).not.toHaveBeenCalled()
})

test.each(['          ', 'a         ', '  short     '])('K16: blanks around it make %j no longer', async (words) => {
  const changeLock = vi.fn()
  render(<LockForm notebook={{ changeLock } as never} onLocked={() => undefined} />)
  for (const field of document.querySelectorAll('input[type="password"]')) await userEvent.type(field, words)
  await userEvent.click(document.querySelector('button[type="submit"]') as HTMLElement)
  await screen.findByText(/at least 10/)
  expect(changeLock).not.toHaveBeenCalled()
})

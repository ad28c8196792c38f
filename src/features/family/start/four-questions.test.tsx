// The four questions when a parent changes their mind.

import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { act, fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import { FourQuestions } from './four-questions.tsx'

const QUESTIONS = { devices: [], apps: [], worries: [], offers: [] }

test('the focus comes along to each question, back to the first one too', async () => {
  render(<FourQuestions questions={QUESTIONS as never} onAnswered={() => undefined} />)
  expect(document.activeElement).toBe(document.body)
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: '9 to 12' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('a second tap on Next does not pass over the question that came', async () => {
  render(<FourQuestions questions={QUESTIONS as never} onAnswered={() => undefined} />)
  await userEvent.click(screen.getByRole('radio', { name: '9 to 12' }))
  const next = screen.getByRole('button', { name: 'Next' })
  for (const detail of [1, 2]) fireEvent.click(next, { detail })
  screen.getByText('Question 2 of 4')
  fireEvent.click(next, { detail: 1 })
  screen.getByText('Question 3 of 4')
})

test('a name that is forgotten in another tab is not written to the device again', async () => {
  render(<FourQuestions questions={QUESTIONS as never} onAnswered={() => undefined} />)
  await userEvent.type(screen.getByRole('textbox'), 'Bee')
  localStorage.removeItem('planAnswers')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'planAnswers', newValue: null })))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
  await userEvent.click(screen.getByRole('radio', { name: '9 to 12' }))
  expect(localStorage.getItem('planAnswers')).not.toContain('Bee')
})

// A question: its texts where content is missing, and the order of the other answers.

import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { translator } from '#src/web/language/translator.ts'
import { render, screen, within } from '../../../../../testing/runner/render.tsx'
import type { Assessment } from '../../curriculum.contract.ts'
import { feedbackFor } from './feedback-for.ts'
import { Quiz } from './quiz.tsx'

const t = translator('en')

const graded: Assessment = {
  question: 'What do you try first?',
  options: [
    { id: 'a', text: 'Switch it off' },
    { id: 'b', text: 'Sit beside her' },
  ],
  correct: 'b',
  feedback: { a: 'You want it over.', b: 'You kept the limit.' },
}
const reflection: Assessment = { ...graded, correct: '' }

async function answer(text: string): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: text }))
  await userEvent.click(screen.getByRole('button', { name: 'Check answer' }))
}

test('another check starts afresh', async () => {
  const { rerender } = render(<Quiz assessment={graded} onAnswer={() => {}} />)
  await answer('Sit beside her')
  rerender(<Quiz assessment={{ ...graded, question: 'And now?' }} onAnswer={() => {}} />)
  expect(screen.getAllByRole<HTMLInputElement>('radio').some((radio) => radio.disabled || radio.checked)).toBe(false)
  expect(screen.queryByRole('heading', { name: /^Feedback:/ })).toBeNull()
})

test('the stronger choice comes first in every browser, however its sorting compares', async () => {
  // As in Firefox, which calls the comparison with the earlier item first.
  vi.spyOn(Array.prototype, 'toSorted').mockImplementation(function <Item>(
    this: Item[],
    compare?: (one: Item, other: Item) => number,
  ) {
    const sorted: Item[] = []
    for (const item of this) {
      const after = sorted.findIndex((one) => (compare?.(one, item) ?? 0) > 0)
      sorted.splice(after === -1 ? sorted.length : after, 0, item)
    }
    return sorted
  })
  const options = [{ id: 'c', text: 'Wait outside' }, ...graded.options]
  render(<Quiz assessment={{ ...graded, options }} onAnswer={() => {}} />)
  await answer('Switch it off')
  const others = (await screen.findByText('What the others would have led to')).parentElement as HTMLElement
  const terms = within(others).getAllByRole('term', { hidden: true })
  expect(terms[0]?.textContent).toMatch(/^Sit beside her/)
})

test('where no answer is right, the others are shown without a stronger one', async () => {
  render(<Quiz assessment={reflection} onAnswer={() => {}} />)
  await answer('Switch it off')
  const others = (await screen.findByText('What the others would have led to')).parentElement as HTMLElement
  expect(others.textContent).toContain('You kept the limit.')
  expect(others.textContent).not.toMatch(/stronger/)
})

test('missing content is replaced by the words of the specification', () => {
  expect(feedbackFor(t, graded, null)).toBe('No feedback available.')
  expect(feedbackFor(t, { ...graded, feedback: {} }, 'a')).toBe('Your response has been noted.')
  const inOption = { ...graded, feedback: {}, options: [{ id: 'a', text: 'A', feedback: 'In the option.' }] }
  expect(feedbackFor(t, inOption, 'a')).toBe('In the option.')
  const { question: _question, ...bare } = graded
  render(<Quiz assessment={bare} onAnswer={() => {}} />)
  screen.getByRole('group', { name: 'Consider the following:' })
})

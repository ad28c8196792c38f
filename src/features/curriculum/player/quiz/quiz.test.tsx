// A question: one answer a check, its headings, its fallbacks, and what locks.

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

test('a right answer is reported as right, and the options lock', async () => {
  const onAnswer = vi.fn()
  render(<Quiz assessment={graded} onAnswer={onAnswer} />)
  screen.getByRole('group', { name: 'What do you try first?' })
  await answer('Sit beside her')
  expect(onAnswer.mock.calls).toEqual([['b', true]])
  screen.getByRole('heading', { name: 'Feedback:' })
  screen.getByText('It fits well here.')
  screen.getByText('You kept the limit.')
  screen.getByText('Your answer, and the stronger choice')
  expect(screen.getAllByRole<HTMLInputElement>('radio').every((radio) => radio.disabled)).toBe(true)
  expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull()
})

test('another answer is reported as such, and the stronger choice is named in words', async () => {
  const onAnswer = vi.fn()
  render(<Quiz assessment={graded} onAnswer={onAnswer} />)
  await answer('Switch it off')
  expect(onAnswer.mock.calls).toEqual([['a', false]])
  screen.getByRole('heading', { name: 'Feedback:' })
  screen.getByText('There is a stronger choice.')
  screen.getByText('Your answer')
  screen.getByText('A stronger choice')
})

test('a reflection is food for thought and says neither right nor wrong', async () => {
  const onAnswer = vi.fn()
  render(<Quiz assessment={reflection} onAnswer={onAnswer} />)
  await answer('Switch it off')
  expect(onAnswer.mock.calls).toEqual([['a', null]])
  screen.getByRole('heading', { name: "Here's some food for thought:" })
  expect(screen.queryByText(/stronger/)).toBeNull()
})

test('the button that gives the answer follows its options', () => {
  render(<Quiz assessment={graded} onAnswer={() => {}} />)
  const group = screen.getByRole('group', { name: 'What do you try first?' })
  expect(group.nextElementSibling).toBe(screen.getByRole('button', { name: 'Check answer' }))
})

test('checking without a choice does nothing and says what to do', async () => {
  const onAnswer = vi.fn()
  render(<Quiz assessment={graded} onAnswer={onAnswer} />)
  await userEvent.click(screen.getByRole('button', { name: 'Check answer' }))
  expect(onAnswer).not.toHaveBeenCalled()
  screen.getByText('Choose one of the answers first.')
})

test('an answer that was given before is shown with its feedback, and takes no focus', () => {
  render(<Quiz assessment={graded} given="a" onAnswer={() => {}} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Switch it off' }).checked).toBe(true)
  expect(screen.getAllByRole<HTMLInputElement>('radio').every((radio) => radio.disabled)).toBe(true)
  screen.getByText('You want it over.')
  expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull()
  expect(document.activeElement).toBe(document.body)
})

test('choosing with the keyboard does not give the answer', async () => {
  const onAnswer = vi.fn()
  render(<Quiz assessment={graded} onAnswer={onAnswer} />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowDown}')
  expect(onAnswer).not.toHaveBeenCalled()
})

test('another check starts afresh', async () => {
  const { rerender } = render(<Quiz assessment={graded} onAnswer={() => {}} />)
  await answer('Sit beside her')
  rerender(<Quiz assessment={{ ...graded, question: 'And now?' }} onAnswer={() => {}} />)
  expect(screen.getAllByRole<HTMLInputElement>('radio').some((radio) => radio.disabled || radio.checked)).toBe(false)
  expect(screen.queryByRole('heading', { name: /^Feedback:/ })).toBeNull()
})

test('after an answer the others can be opened, the stronger choice first', async () => {
  const third = { id: 'c', text: 'Let it run' }
  const why = 'It keeps the limit. The others lose it.'
  const three = {
    ...graded,
    options: [third, ...graded.options],
    feedback: { ...graded.feedback, c: 'You want peace.' },
    why,
  }
  render(<Quiz assessment={three} onAnswer={() => {}} />)
  expect(screen.queryByText('What the others would have led to')).toBeNull()
  await answer('Switch it off')
  const others = (await screen.findByText('What the others would have led to')).parentElement as HTMLDetailsElement
  expect(others.open).toBe(false)
  await userEvent.click(within(others).getByText('What the others would have led to'))
  expect(others.open).toBe(true)
  expect(
    within(others)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['You kept the limit.', 'You want peace.'])
  expect(others.textContent).toContain(why)
  expect(within(others).getByText(/a stronger choice/).parentElement?.textContent).toMatch(/^Sit beside her/)
})

test('the stronger choice is the first of the others in every browser, whichever two its sorting compares', async () => {
  // As in Firefox: what stands before is compared with what comes after it, and nothing the other way round.
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

test('where nobody grades, the others are shown without a stronger one', async () => {
  render(<Quiz assessment={reflection} onAnswer={() => {}} />)
  await answer('Switch it off')
  const others = (await screen.findByText('What the others would have led to')).parentElement as HTMLElement
  expect(others.textContent).toContain('You kept the limit.')
  expect(others.textContent).not.toMatch(/stronger/)
})

test('the words of the specification stand in where content is missing', () => {
  expect(feedbackFor(t, graded, null)).toBe('No feedback available.')
  expect(feedbackFor(t, { ...graded, feedback: {} }, 'a')).toBe('Your response has been noted.')
  const inOption = { ...graded, feedback: {}, options: [{ id: 'a', text: 'A', feedback: 'In the option.' }] }
  expect(feedbackFor(t, inOption, 'a')).toBe('In the option.')
  const { question: _question, ...bare } = graded
  render(<Quiz assessment={bare} onAnswer={() => {}} />)
  screen.getByRole('group', { name: 'Consider the following:' })
})

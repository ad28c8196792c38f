// Three kinds of practice beside the questions: what a check says, and that no work is lost.

import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetStored } from '#src/web/storage/forget-stored.ts'
import { TRACES } from '#src/web/storage/stored-keys.ts'
import { render, screen, within } from '../../../../../testing/runner/render.tsx'
import type { Exercise } from '../../exercise.contract.ts'
import { forgetExercise } from './exercise-memory.ts'
import { ExerciseView } from './exercise-view.tsx'

const LESSON = 'launch-module1-1.2'

const order: Exercise = {
  kind: 'order',
  prompt: 'Put these in order.',
  lines: [
    { text: 'Block.', place: 3 },
    { text: 'Stop.', place: 1 },
    { text: 'Keep.', place: 2 },
  ],
  why: 'What is blocked can no longer be kept.',
}
const piles: Exercise = {
  kind: 'piles',
  prompt: 'Which would you keep?',
  piles: ['Keep', 'Change'],
  lines: [
    { text: 'A talk at tea', pile: 'Keep', why: 'It is calm.' },
    { text: 'A pulled plug', pile: 'Change', why: 'It ends nothing.' },
  ],
}
const ownWords: Exercise = { kind: 'own-words', prompt: 'How would you say it?', examples: ['One.', 'Two.', 'Three.'] }

const show = (exercise: Exercise) => render(<ExerciseView exercise={exercise} lesson={LESSON} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const tap = (line: string) => userEvent.click(lineButton(line))
const lineButton = (line: string) => screen.getByRole('button', { name: new RegExp(`${line}\\.$`) })
beforeEach(() => window.sessionStorage.clear())

test('checking another order says which lines fit, offers the order, and allows another try', async () => {
  show(order)
  for (const line of ['Stop', 'Block', 'Keep']) await tap(line)
  await press('Check the order')
  screen.getByText(/^1 of 3 lines fit\./)
  expect(screen.getAllByText('Fits better elsewhere')).toHaveLength(2)
  const solution = screen.getByText('The order that helps most').parentElement as HTMLElement
  expect(
    within(solution)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Stop.', 'Keep.', 'Block.'])
  await tap('Block')
  await tap('Block')
  expect(screen.queryByText('Fits here')).toBeNull()
  await press('Check the order')
  screen.getByText('Every line fits.')
})

test('sorting into piles has a radio group for each line, and explains after the check', async () => {
  show(piles)
  const line = (name: string) => within(screen.getByRole('group', { name }))
  await press('Check the piles')
  screen.getByText('2 lines have no pile yet.')
  for (const name of ['A talk at tea', 'A pulled plug']) {
    expect(
      line(name)
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent),
    ).toEqual(['Keep', 'Change'])
    await userEvent.click(line(name).getByRole('radio', { name: 'Keep' }))
  }
  await press('Check the piles')
  screen.getByText('1 of 2 lines fit. Why is written below each.')
  line('A talk at tea').getByText('Fits here')
  line('A pulled plug').getByText("Fits better in 'Change'")
  screen.getByText('It ends nothing.')
  await userEvent.click(line('A pulled plug').getByRole('radio', { name: 'Change' }))
  expect(screen.queryByText('It ends nothing.')).toBeNull()
  await press('Check the piles')
  screen.getByText('Every line fits. Why is written below each.')
})

test('sorted items stay sorted after a change of language', async () => {
  const { unmount } = show(piles)
  await userEvent.click(screen.getAllByRole('radio', { name: 'Change' })[1] as HTMLElement)
  unmount()
  show({
    ...piles,
    piles: ['Zostaje', 'Do zmiany'],
    lines: [
      { text: 'Rozmowa przy herbacie', pile: 'Zostaje', why: 'Jest spokojna.' },
      { text: 'Wyrwana wtyczka', pile: 'Do zmiany', why: 'Niczego nie kończy.' },
    ],
  })
  const line = within(screen.getByRole('group', { name: 'Wyrwana wtyczka' }))
  expect(line.getByRole<HTMLInputElement>('radio', { name: 'Do zmiany' }).checked).toBe(true)
})

test.each([order, piles, ownWords])('what is kept and does not fit is left alone: $kind', (exercise) => {
  for (const kept of [
    null,
    7,
    { places: [9, 9, 9] },
    { places: 'x' },
    { chosen: ['Other', 'Keep'] },
    { chosen: [0, 2] },
    { chosen: [0, 1.5] },
    { words: 7 },
  ]) {
    window.sessionStorage.setItem('lessonExercises', JSON.stringify({ [LESSON]: kept }))
    const { unmount } = show(exercise)
    unmount()
  }
})

test("where the browser stores nothing, a parent's words are still there on returning to the step", async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const words = () => screen.getByRole<HTMLTextAreaElement>('textbox').value
  const { unmount } = show(ownWords)
  await userEvent.type(screen.getByRole('textbox'), 'Come and eat')
  unmount()
  const again = show(ownWords)
  expect(words()).toBe('Come and eat')
  again.unmount()
  forgetStored(TRACES)
  const later = show(ownWords)
  expect(words()).toBe('')
  await userEvent.type(screen.getByRole('textbox'), 'Once more')
  later.unmount()
  forgetExercise(LESSON)
  show(ownWords)
  expect(words()).toBe('')
})

import { expect, test } from 'vitest'
import { render, screen } from '../../../../../testing/runner/render.tsx'
import { TALK_AGES, wordsAt } from '../talk.ts'
import { getTalk } from '../talks.server.ts'
import { followBest, turnsAt } from '../walking/walk-turns.ts'
import { TwoWays } from './two-ways.tsx'

const talk = getTalk('en', 'a-secret-account')

test.each(TALK_AGES)('the better way uses the words of the age that was practised: %s', (age) => {
  const answers = followBest(turnsAt(talk.turns, age)).map(({ option }) => option.answer)
  expect(answers.some((answer) => typeof answer !== 'string')).toBe(true)
  render(<TwoWays talk={talk} age={age} steps={[]} />)
  const told = screen.getByText('A better way').closest('details')?.textContent ?? ''
  for (const answer of answers) {
    // An action is written in brackets before the spoken words.
    for (const part of wordsAt(answer, age).split(/[[\]]\s*/)) expect(told).toContain(part)
  }
})

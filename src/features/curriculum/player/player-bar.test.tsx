// The buttons at the foot of the player, in the order in which they are read.

import { expect, test } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { type Gate, PlayerBar } from './player-bar.tsx'

const nothing = () => undefined

test.each([
  ['the first step, which asks', { first: true, last: false, gate: 'choose' }, ['Check answer', 'Next']],
  ['a later step that asks', { first: false, last: false, gate: 'check' }, ['Back', 'Check answer', 'Next']],
  ['a step that asks nothing', { first: false, last: false, gate: 'open' }, ['Back', 'Next']],
  ['the last step', { first: false, last: true, gate: 'open' }, ['Back', 'Finish Tool']],
] as const)('on %s stand the ways on, in their order', (_, at, names) => {
  show(at)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names)
})

test('a choice opens the check of an answer, and Next still says what it waits for', () => {
  show({ first: true, last: false, gate: 'check' })
  expect(screen.getByRole('button', { name: 'Check answer' }).getAttribute('aria-disabled')).toBeNull()
  const next = screen.getByRole('button', { name: 'Next' })
  expect(next.getAttribute('aria-disabled')).toBe('true')
  const reason = document.getElementById(next.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe("Press 'Check answer' to carry on.")
})

function show(at: { first: boolean; last: boolean; gate: Gate }) {
  render(<PlayerBar {...at} finished={false} finishWords="Finish Tool" onBack={nothing} onNext={nothing} />)
}

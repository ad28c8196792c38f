// What stands at the foot of the player, in the order in which it is read.

import { expect, test } from 'vitest'
import { render, screen, within } from '../../../../testing/runner/render.tsx'
import { PlayerFooter } from './player-footer.tsx'

const nothing = () => undefined

function show(step: number) {
  render(
    <PlayerFooter
      step={step}
      steps={5}
      gate="open"
      reminded={false}
      finished={false}
      onBack={nothing}
      onNext={nothing}
      onGoTo={nothing}
    />,
  )
}

test.each([
  [0, 'Next'],
  [2, 'Next'],
  [4, 'Finish Tool'],
])('I-6: on step %i the dots are a list, one says where one is, and behind them stands %s', (step, name) => {
  show(step)
  const dots = within(screen.getByRole('list')).getAllByRole('button')
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(
    [0, 1, 2, 3, 4].map((index) => (index === step ? 'step' : null)),
  )
  const all = screen.getAllByRole('button')
  expect(all.slice(all.indexOf(dots.at(-1) as HTMLElement) + 1)).toEqual([screen.getByRole('button', { name })])
})

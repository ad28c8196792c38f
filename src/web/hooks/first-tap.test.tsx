// A second tap hits what came into the place of what was tapped: it is not pressed, and the next tap presses it.

import { expect, test } from 'vitest'
import { fireEvent, render, screen } from '../../../testing/runner/render.tsx'
import { firstTap } from './first-tap.ts'

test('the first of two taps counts, and a press by the keyboard', () => {
  const heard: string[] = []
  render(
    <button type="button" onClick={firstTap(() => heard.push('pressed'))}>
      Drop
    </button>,
  )
  const press = (detail: number) => fireEvent.click(screen.getByRole('button'), { detail })
  for (const detail of [1, 2, 3]) press(detail)
  expect(heard).toHaveLength(1)
  press(0)
  expect(heard).toHaveLength(2)
})

import { expect, test, vi } from 'vitest'
import { render, screen } from '../../../testing/runner/render.tsx'
import { passFocus } from './pass-focus.ts'

test.each([
  { way: 'the keyboard', visible: true },
  { way: 'a finger', visible: false },
])('2.4.11: the focus goes on, and the page moves for $way only where it has to', ({ visible }) => {
  render(
    <>
      <button type="button">Goes</button>
      <h2 tabIndex={-1}>Stays</h2>
    </>,
  )
  const [button, heading] = [screen.getByRole('button'), screen.getByRole('heading')]
  button.focus()
  vi.spyOn(button, 'matches').mockReturnValue(visible)
  const focus = vi.spyOn(heading, 'focus')
  passFocus(heading)
  expect(document.activeElement).toBe(heading)
  expect(focus).toHaveBeenCalledWith({ preventScroll: !visible })
})

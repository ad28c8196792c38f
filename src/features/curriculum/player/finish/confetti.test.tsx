// The confetti falls once: endless movement would draw the eye from the words.

import { expect, test, vi } from 'vitest'
import { render, screen } from '../../../../../testing/runner/render.tsx'
import Confetti from './confetti.tsx'

// The simulated browser draws nothing. By default the library drops each piece again and again.
vi.mock('react-confetti', () => ({
  default: ({ recycle = true }) => <p>Each piece falls {recycle ? 'on' : 'once'}.</p>,
}))

test('the confetti comes to an end by itself, and no screen reader meets it', () => {
  render(<Confetti />)
  expect(screen.getByText('Each piece falls once.').closest('[aria-hidden="true"]')).not.toBeNull()
})

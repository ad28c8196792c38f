// What stands on paper: the browser draws the page as soon as its event is over, and waits for nothing that comes later.

import { expect, test } from 'vitest'
import { act, render, screen } from '../../../testing/runner/render.tsx'
import { usePrinting } from './use-printing.ts'

function Page() {
  return <p>{usePrinting() ? 'every step' : 'one step'}</p>
}

test('a page is as it is to be printed when the event before printing ends, and as before afterwards', () => {
  render(<Page />)
  let onPaper = ''
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
    onPaper = document.body.textContent
  })
  expect(onPaper).toBe('every step')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  screen.getByText('one step')
})

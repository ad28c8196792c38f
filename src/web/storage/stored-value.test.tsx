// What all tabs share, on a page that comes back as it was left.

import { useSyncExternalStore } from 'react'
import { test } from 'vitest'
import { act, render, screen } from '../../../testing/runner/render.tsx'
import { createStoredValue } from './stored-value.ts'

const language = createStoredValue('language', (text) => text ?? 'none')

function Shown() {
  return <p>{useSyncExternalStore(language.subscribe, language.read)}</p>
}

test('a page restored by Back shows what was stored while it was away', () => {
  render(<Shown />)
  screen.getByText('none')
  window.localStorage.setItem('language', 'cy')
  act(() => void window.dispatchEvent(new Event('pageshow')))
  screen.getByText('cy')
})

test('what holds on a device that keeps nothing holds on when the page has come', () => {
  render(<Shown />)
  act(() => language.hold('held'))
  act(() => void window.dispatchEvent(new Event('pageshow')))
  screen.getByText('held')
})

// Keys and swipes go along the line of reading, which runs from right to left in some languages.

import { afterEach, expect, test, vi } from 'vitest'
import { fireEvent, renderHook } from '../../../../../testing/runner/render.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useSwipe } from './use-swipe.ts'

afterEach(() => {
  document.dir = ''
})

const swipe = (element: Element, from: number, to: number) => {
  fireEvent.touchStart(element, { touches: [{ clientX: from, clientY: 0 }] })
  fireEvent.touchEnd(element, { changedTouches: [{ clientX: to, clientY: 0 }] })
}

test.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])('arrow keys in a language that reads %s', (direction, forward, backward) => {
  document.dir = direction
  const moves = { next: vi.fn(), back: vi.fn(), active: true }
  renderHook(() => useArrowKeys(moves))
  fireEvent.keyDown(document.body, { key: forward })
  expect([moves.next.mock.calls.length, moves.back.mock.calls.length]).toEqual([1, 0])
  fireEvent.keyDown(document.body, { key: backward })
  expect([moves.next.mock.calls.length, moves.back.mock.calls.length]).toEqual([1, 1])
})

test.each([
  ['ltr', 300, 100],
  ['rtl', 100, 300],
])('a swipe to the next step in a language that reads %s', (direction, from, to) => {
  document.dir = direction
  const moves = { next: vi.fn(), back: vi.fn() }
  const element = document.createElement('main')
  renderHook(() => useSwipe({ current: element }, moves))
  swipe(element, from, to)
  expect([moves.next.mock.calls.length, moves.back.mock.calls.length]).toEqual([1, 0])
  swipe(element, to, from)
  expect([moves.next.mock.calls.length, moves.back.mock.calls.length]).toEqual([1, 1])
})

test('a finger that moves the cursor in a field turns no step', () => {
  const moves = { next: vi.fn(), back: vi.fn() }
  const element = document.createElement('main')
  const field = element.appendChild(document.createElement('textarea'))
  const words = element.appendChild(document.createElement('p'))
  renderHook(() => useSwipe({ current: element }, moves))
  swipe(field, 300, 100)
  expect(moves.next).not.toHaveBeenCalled()
  swipe(words, 300, 100)
  expect(moves.next).toHaveBeenCalledOnce()
})

test('a swipe across a dialog, such as that of a next step, changes no step', () => {
  const moves = { next: vi.fn(), back: vi.fn() }
  const element = document.createElement('main')
  const words = element.appendChild(document.createElement('dialog')).appendChild(document.createElement('p'))
  renderHook(() => useSwipe({ current: element }, moves))
  swipe(words, 300, 100)
  swipe(words, 100, 300)
  expect([moves.next, moves.back].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

test('nor do the arrow keys while such a dialog is open, whatever has the focus', () => {
  const moves = { next: vi.fn(), back: vi.fn(), active: true }
  renderHook(() => useArrowKeys(moves))
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  for (const key of ['ArrowLeft', 'ArrowRight']) fireEvent.keyDown(document.body, { key })
  expect([moves.next, moves.back].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  dialog.open = false
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(moves.next).toHaveBeenCalledOnce()
  dialog.remove()
})

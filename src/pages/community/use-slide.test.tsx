// The slides by key: by the arrows, which go with the line of reading, and by the keys of a presenter's remote control, which do not.

import { afterEach, expect, test } from 'vitest'
import { act, fireEvent, renderHook } from '../../../testing/runner/render.tsx'
import { useSlide } from './use-slide.ts'

afterEach(() => {
  document.dir = ''
})

test.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])('in %s on is %s and back is %s, and a remote control goes on with the key for the next page', (dir, on, back) => {
  document.dir = dir
  const { result } = renderHook(() => useSlide(5))
  const slideAfter = (key: string) => {
    act(() => void fireEvent.keyDown(document.body, { key }))
    return result.current.slide
  }
  expect([on, 'PageDown', 'PageUp', back].map(slideAfter)).toEqual([1, 2, 1, 0])
  expect(['End', 'PageDown', 'Home'].map(slideAfter)).toEqual([4, 4, 0])
})

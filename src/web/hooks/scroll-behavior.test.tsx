// 2.4.11, 2.3.3: when the page may take its time on the way.
import { expect, test, vi } from 'vitest'
import { chooseScrollBehavior } from './scroll-behavior.ts'

const press = (name: 'keydown' | 'pointerdown') => window.dispatchEvent(new Event(name))

test('2.4.11: with the keyboard the page is there at once, and after a press it glides again', () => {
  press('pointerdown')
  expect(chooseScrollBehavior()).toBe('smooth')
  press('keydown')
  expect(chooseScrollBehavior()).toBe('instant')
  press('pointerdown')
  expect(chooseScrollBehavior()).toBe('smooth')
})

test('2.3.3: whoever asked for less motion never sees it glide', () => {
  press('pointerdown')
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  expect(chooseScrollBehavior()).toBe('instant')
})

// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forget, hasPressed, listKnown, notePress, remember } from './known-class-agreements.ts'

const known = (code: string) => ({ code, promise: 'no-phone', yearGroup: 'year-6' })
const codes = () => listKnown().map(({ code }) => code)

beforeEach(() => {
  window.localStorage.clear()
})

test('a member who pressed to show their name and looks again is not asked once more', () => {
  remember(known('a'))
  notePress('a')
  remember(known('b'))
  remember(known('a'))
  expect([codes(), hasPressed('a'), hasPressed('b')]).toEqual([['a', 'b'], true, false])
})

test('of more than twenty class agreements this device forgets the one that was looked at longest ago', () => {
  for (let number = 1; number <= 20; number++) remember(known(String(number)))
  remember(known('1'))
  remember(known('21'))
  expect([codes().length, codes().slice(0, 2), codes().includes('2')]).toEqual([20, ['21', '1'], false])
  forget('21')
  expect(codes()[0]).toBe('1')
})

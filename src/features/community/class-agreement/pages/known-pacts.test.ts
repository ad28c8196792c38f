// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetPact, hasPressed, listKnownPacts, notePress, rememberPact } from './known-pacts.ts'

const pact = (code: string) => ({ code, promise: 'no-phone', yearGroup: 'year-6' })
const codes = () => listKnownPacts().map(({ code }) => code)

beforeEach(() => {
  window.localStorage.clear()
})

test('whoever pressed to show their name and looks at the pact again is not asked to press once more', () => {
  rememberPact(pact('a'))
  notePress('a')
  rememberPact(pact('b'))
  rememberPact(pact('a'))
  expect([codes(), hasPressed('a'), hasPressed('b')]).toEqual([['a', 'b'], true, false])
})

test('of more than twenty pacts this device forgets the one that was looked at longest ago', () => {
  for (let number = 1; number <= 20; number++) rememberPact(pact(String(number)))
  rememberPact(pact('1'))
  rememberPact(pact('21'))
  expect([codes().length, codes().slice(0, 2), codes().includes('2')]).toEqual([20, ['21', '1'], false])
  forgetPact('21')
  expect(codes()[0]).toBe('1')
})

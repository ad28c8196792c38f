// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { hasPressed, listKnown, notePress, remember } from './known-class-agreements.ts'

const known = (code: string) => ({ code, promise: 'no-phone', yearGroup: 'year-6' })
const codes = () => listKnown().map(({ code }) => code)

beforeEach(() => {
  window.localStorage.clear()
})

test('a member who has pressed to show their name is not asked again', () => {
  remember(known('a'))
  notePress('a')
  remember(known('b'))
  remember(known('a'))
  expect([codes(), hasPressed('a'), hasPressed('b')]).toEqual([['a', 'b'], true, false])
})

// After logging in a person is sent to a page of this site only, and its path is never part of an address.
import { expect, test } from 'vitest'
import { rememberedPath, rememberPath } from './remembered-path.ts'

test.each(['/', '/account', '/plan/share', '/digitalLaunchpad/modules/module1/lessons/1.1'])(
  '%s is remembered',
  (path) => {
    expect(rememberedPath(rememberPath(path))).toBe(path)
  },
)

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/%09/evil.example',
  '/\t/evil.example',
  '/account?next=//evil.example',
  '/account#//evil.example',
  '/@evil.example',
  ' /account',
  'account',
  '',
])('%j leads nowhere', (path) => {
  expect(rememberedPath(rememberPath(path))).toBeUndefined()
})

test.each([null, undefined, 'from', 7, {}, { from: null }, { from: ['/account'] }, { from: { toString: '/' } }])(
  'a state that is none of ours leads nowhere (%#)',
  (state) => {
    expect(rememberedPath(state)).toBeUndefined()
  },
)

// Paths know a language: English has no prefix, every other language one.
import { expect, test } from 'vitest'
import { type Language, pathIn, splitPath } from './languages.ts'

test.each<[Language, string, string]>([
  ['en', '/', '/'],
  ['en', '/help', '/help'],
  ['pl', '/', '/pl'],
  ['ur', '/help', '/ur/help'],
  ['ar-XB', '/', '/ar-XB'],
  ['ar-XB', '/help', '/ar-XB/help'],
])('in %s %s is at %s', (language, path, address) => {
  expect(pathIn(language, path)).toBe(address)
  expect(splitPath(address)).toEqual({ language, path })
})

test.each(['/english', '/en/help', '/toString', '/help/ar-XB'])('%s is no address of another language', (address) => {
  expect(splitPath(address)).toEqual({ language: 'en', path: address })
})

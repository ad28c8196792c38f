// Messages of failures name the cause, and never blame the parent for a fault of ours.

import { afterEach, expect, test, vi } from 'vitest'
import { AppError } from '#src/shared/app-error.ts'
import { translator } from '#src/web/language/translator.ts'
import { hadNoAnswer, messageOr } from './error-message.ts'

const t = translator('en')

const OWN = 'The link may have expired.'
const UNREACHABLE = "You're offline, or we can't be reached. Try again."
const OUR_FAULT = 'Something went wrong on our side. Try again in a minute.'
const NOT_LOADED = 'Part of this page did not load. That is our fault, not yours. Please load the page again.'
const lineLost = new AppError('unavailable', 'shell_unreachable', { cause: new TypeError('Failed to fetch') })
const scriptLost = [
  new TypeError('Failed to fetch dynamically imported module: https://handrail.example/assets/a.js'),
  new TypeError('error loading dynamically imported module: https://handrail.example/assets/a.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/a.css'),
]

afterEach(() => vi.unstubAllGlobals())

test("the server's words are shown, whatever its status", () => {
  for (const status of [400, 401, 429, 500, 503])
    expect(messageOr(t, AppError.fromAnswer(status, { message: 'Said by the server.', key: 'any' }), OWN)).toBe(
      'Said by the server.',
    )
})

test.each([500, 502, 503, 504])('a %i without words is a fault of ours', (status) => {
  expect(messageOr(t, AppError.fromAnswer(status, '<html>'), OWN)).toBe(OUR_FAULT)
})

test('a bug is shown as our fault, and the caller says what a device refused', () => {
  expect(messageOr(t, new TypeError('x is undefined'), OWN)).toBe(OUR_FAULT)
  expect(messageOr(t, new DOMException('full', 'QuotaExceededError'), OWN)).toBe(OWN)
})

test.each([
  lineLost,
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
])('a lost network is named as one: %s', (failure) => {
  expect(messageOr(t, failure, OWN)).toBe(UNREACHABLE)
  expect(hadNoAnswer(failure)).toBe(true)
})

test.each(scriptLost)('a missing script is reported as our fault or a lost network: %s', (failure) => {
  expect(messageOr(t, failure, OWN)).toBe(NOT_LOADED)
  vi.stubGlobal('navigator', { onLine: false })
  expect(messageOr(t, failure, OWN)).toBe(UNREACHABLE)
})

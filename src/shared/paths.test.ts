// Pages with a secret, a sign-in or the key of a plan load no third-party analytics.
import { expect, test } from 'vitest'
import { isTagless } from './paths.ts'

test.each([
  '/plan/join',
  '/class-agreement/open',
  '/auth/callback',
  '/reset-password',
  '/verify-email',
  '/not-me',
  '/confirm',
  '/undo',
  '/preferences',
  '/erase',
  '/unsubscribe',
  '/login',
  '/register',
  '/forgot-password',
  '/welcome',
  '/account',
  '/plan/share',
  '/Plan//share/',
])('no third party counts on %s', (path) => {
  expect(isTagless(path)).toBe(true)
})

test.each(['/', '/help', '/plan', '/plan/agreement', '/class-agreement', '/accounts'])(
  'on %s the tag may run',
  (path) => {
    expect(isTagless(path)).toBe(false)
  },
)

// The list of common passwords is whole, and every place of it is found.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMMON_PASSWORD_BYTES, weakPasswordReason } from './password-rules.ts'

const list = readFileSync(join(import.meta.dirname, 'common-passwords.bin'))
const EMAIL = 'anna.smith@family.example'

test('the list has 100,000 passwords, sorted and each once', () => {
  expect(list.length).toBe(100_000 * COMMON_PASSWORD_BYTES)
  const entries = Array.from({ length: 100_000 }, (_, index) =>
    list.toString('hex', index * COMMON_PASSWORD_BYTES, (index + 1) * COMMON_PASSWORD_BYTES),
  )
  expect(entries).toEqual([...new Set(entries)].sort())
})

test.each(['password', '12345678', 'iloveyou', 'Football', 'PRINCESS1', 'sunshine', 'qwertyuiop', 'trustno1'])(
  '%s is too common, in capitals too',
  (password) => {
    expect(weakPasswordReason(password, EMAIL)).toBe('accounts_answers_password_common')
  },
)

test.each(['handrail7', 'HandRail!!', 'handrail-2026', 'anna.smith', 'smith-anna', 'Anna_Smith_99', EMAIL])(
  '%s is made of our name or the own address',
  (password) => {
    expect(weakPasswordReason(password, EMAIL)).toBe('accounts_answers_password_own')
  },
)

test.each(['anna grew nine tomatoes', 'a handrail for the stairs', 'correct horse battery staple'])(
  '%s is a good one, whatever word stands in it',
  (password) => {
    expect(weakPasswordReason(password, EMAIL)).toBeNull()
  },
)

test('nor does it help to write the own address in capitals', () => {
  expect(weakPasswordReason('smith-anna', 'Anna.Smith@Family.Example')).toBe('accounts_answers_password_own')
})

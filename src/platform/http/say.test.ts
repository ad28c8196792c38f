// A message has one key in all languages, and a key has one meaning.
import { expect, test } from 'vitest'
import { AppError } from '#src/shared/app-error.ts'
import { type Said, says, saysAll } from '#src/shared/said.ts'
import { describeError, say } from './say.ts'

test('an error leaves with its words and their key', () => {
  const email = says('fields_email_invalid')
  expect(describeError('en', new AppError('bad_request', email, { fields: { email } }))).toEqual({
    message: 'Please enter a valid email address.',
    key: 'fields_email_invalid',
    code: 'bad_request',
    fields: { email: 'Please enter a valid email address.' },
  })
})

test('what a message was given belongs to its key, so that other words have another key', () => {
  const [small, large] = [1, 2].map((limit) => says('server_body_too_large', { limit }))
  expect(small).not.toBe(large)
  expect(say('en', small as Said)).toBe('Please send at most 1 bytes.')
})

test.each(['a + b', 'a&b=c', '100 %', 'Zoë?', '‏שלום'])('%s is passed on unchanged', (name) => {
  expect(say('en', says('server_only_once', { name }))).toBe(`Please send ${name} only once.`)
})

test('several at once are said one after the other, each once', () => {
  const all = saysAll(['fields_email_invalid', 'server_log_in', 'fields_email_invalid'])
  expect(say('en', all)).toBe('Please enter a valid email address. Please log in.')
})

test.each(['toString', 'no_such_key', ''])('%o is no message', (key) => {
  expect(() => say('en', key as Said)).toThrow('MISSING_MESSAGE')
})

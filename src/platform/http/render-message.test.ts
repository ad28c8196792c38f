// A message has one key in all languages, and a key has one meaning.
import { expect, test } from 'vitest'
import { AppError } from '#src/shared/app-error.ts'
import { joinMessages, type MessageRef, messageRef } from '#src/shared/message-ref.ts'
import { describeError, renderMessage } from './render-message.ts'

test('an error leaves with its words and their key', () => {
  const email = messageRef('fields_email_invalid')
  expect(describeError('en', new AppError('bad_request', email, { fields: { email } }))).toEqual({
    message: 'Please enter a valid email address.',
    key: 'fields_email_invalid',
    code: 'bad_request',
    fields: { email: 'Please enter a valid email address.' },
  })
})

test('the values of a message are part of its key, so other words differ', () => {
  const [small, large] = [1, 2].map((limit) => messageRef('server_body_too_large', { limit }))
  expect(small).not.toBe(large)
  expect(renderMessage('en', small as MessageRef)).toBe('Please send at most 1 bytes.')
})

test.each(['a + b', 'a&b=c', '100 %', 'Zoë?', '‏שלום'])('%s is passed on unchanged', (name) => {
  expect(renderMessage('en', messageRef('server_only_once', { name }))).toBe(`Please send ${name} only once.`)
})

test('several at once are said one after the other, each once', () => {
  const all = joinMessages(['fields_email_invalid', 'server_log_in', 'fields_email_invalid'])
  expect(renderMessage('en', all)).toBe('Please enter a valid email address. Please log in.')
})

test.each(['toString', 'no_such_key', ''])('%o is no message', (key) => {
  expect(() => renderMessage('en', key as MessageRef)).toThrow('MISSING_MESSAGE')
})

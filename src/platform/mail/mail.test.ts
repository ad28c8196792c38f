// A mail out of its words.
import { expect, test } from 'vitest'
import { composeMail } from './mail.ts'

const WORDS = {
  subject: 'a',
  before: ['b'],
  link: { label: 'c', url: 'http://handrail.test/ur/confirm?code=x' },
  after: [],
}

test.each([
  ['en', 'en-GB', 'ltr'],
  ['pl', 'pl', 'ltr'],
  ['cy', 'cy', 'ltr'],
  ['ur', 'ur', 'rtl'],
] as const)('the HTML of a mail in %s says its language and its direction', (language, tag, direction) => {
  expect(composeMail(language, WORDS).html).toContain(`<html lang="${tag}" dir="${direction}">`)
})

test('an address in a mail is written from left to right, whatever is around it', () => {
  expect(composeMail('ur', WORDS).html).toMatch(/<span dir="ltr"[^>]*>http:\/\/handrail\.test\/ur\/confirm/)
})

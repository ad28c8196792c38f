// Whom a mail server means, by what nodemailer says of its answer.
import { expect, test } from 'vitest'
import { isSenderRefused, type MailFailure } from './refused-sender.ts'

test.each<[boolean, string, MailFailure]>([
  [true, 'our address, at once', { responseCode: 550, command: 'MAIL FROM', response: '550 5.7.1 Not yours' }],
  [true, 'our domain, with the receiver', { responseCode: 550, command: 'RCPT TO', response: '550 5.1.8 No domain' }],
  [true, 'in another way of writing', { responseCode: 550, command: 'RCPT TO', response: '550-5.1.7 No address' }],
  [false, 'our address, for now', { responseCode: 451, command: 'MAIL FROM', response: '451 4.7.1 Try later' }],
  [false, 'our domain, for now', { responseCode: 450, command: 'RCPT TO', response: '450 4.1.8 Try later' }],
  [false, 'the receiver', { responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 Nobody here' }],
  [false, 'the content', { responseCode: 554, command: 'DATA', response: '554 5.1.8 No' }],
  [false, 'nobody: the line broke', { command: 'MAIL FROM' }],
])('I9: %s: %s', (refused, _whom, failure) => {
  expect(isSenderRefused(failure)).toBe(refused)
})

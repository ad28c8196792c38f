// Whom a mail server means, by what nodemailer says of its answer.
import { expect, test } from 'vitest'
import { isReceiverRefused, isSenderRefused, type MailFailure } from './refused-sender.ts'

test.each<[boolean, string, MailFailure]>([
  [true, 'our address, at once', { responseCode: 550, command: 'MAIL FROM', response: '550 5.7.1 Not yours' }],
  [true, 'our domain, with the receiver', { responseCode: 550, command: 'RCPT TO', response: '550 5.1.8 No domain' }],
  [true, 'in another way of writing', { responseCode: 550, command: 'RCPT TO', response: '550-5.1.7 No address' }],
  [
    true,
    'our relaying',
    { responseCode: 554, command: 'RCPT TO', response: '554 5.7.1 <x@b.uk>: Relay access denied' },
  ],
  [true, 'our machine', { responseCode: 550, command: 'RCPT TO', response: '550-5.7.1 Client host blocked' }],
  [true, 'our share of the day', { responseCode: 550, command: 'RCPT TO', response: '550 5.4.5 Daily quota exceeded' }],
  [true, 'everybody: it takes nothing', { responseCode: 554, command: 'RCPT TO', response: '554 5.3.2 Not accepting' }],
  [true, 'us, in few words', { responseCode: 554, command: 'RCPT TO', response: '554 Access denied' }],
  [true, 'us, not logged in', { responseCode: 530, command: 'RCPT TO', response: '530 Authentication required' }],
  [false, 'our address, for now', { responseCode: 451, command: 'MAIL FROM', response: '451 4.7.1 Try later' }],
  [false, 'our domain, for now', { responseCode: 450, command: 'RCPT TO', response: '450 4.1.8 Try later' }],
  [false, 'the receiver', { responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 Nobody here' }],
  [false, 'the receiver, in few words', { responseCode: 550, command: 'RCPT TO', response: '550 no such user' }],
  [
    false,
    'the receiver, by another number',
    { responseCode: 554, command: 'RCPT TO', response: '554 5.1.1 Nobody here' },
  ],
  [false, 'a full mailbox', { responseCode: 552, command: 'RCPT TO', response: '552 5.2.2 Full' }],
  [false, 'what was written', { responseCode: 554, command: 'DATA', response: '554 5.7.1 Spam' }],
  [false, 'the content', { responseCode: 554, command: 'DATA', response: '554 5.1.8 No' }],
  [false, 'nobody: the line broke', { command: 'MAIL FROM' }],
])('I9: %s: %s', (refused, _whom, failure) => {
  expect(isSenderRefused(failure)).toBe(refused)
})

test.each<[boolean, string, string?]>([
  [true, '550 5.1.1 Nobody here'],
  [true, '554 5.1.1 Nobody here', 'DATA'],
  [true, '550-5.1.10 No mail for this domain'],
  [true, '550 5.2.1 This mailbox is closed'],
  [true, '550 no such user'],
  [true, '551 not one of ours'],
  [true, '553 no such name'],
  [false, '550 no', 'DATA'],
  [false, '550 5.1.7 No address'],
  [false, '554 5.1.8 No domain', 'DATA'],
  [false, '550 5.2.2 Full'],
  [false, '554 5.7.1 Relay access denied'],
  [false, '550 5.4.5 Daily quota exceeded'],
  [false, '554 no'],
  [false, '552 full'],
  [false, '450 4.1.1 Try later'],
  [false, ''],
])('G14: that the mailbox is not there: %s: %s', (gone, response, command = 'RCPT TO') => {
  expect(isReceiverRefused({ command, response })).toBe(gone)
})

// Whether a mail server refuses the receiver, the content or the sender, read from nodemailer's error.
import { expect, test } from 'vitest'
import { judgeRefusal, type Refusal } from './refused-sender.ts'

const judge = (command: string, response: string) =>
  judgeRefusal({ responseCode: Number(response.slice(0, 3)), command, response })

test.each<[Refusal['of'], certain: boolean, command: string, response: string]>([
  ['sender', true, 'MAIL FROM', '550 5.7.1 Not your address'],
  ['sender', true, 'AUTH PLAIN', '535 5.7.8 Wrong'],
  ['sender', true, 'CONN', '554 5.7.1 Blocked'],
  ['sender', true, 'RCPT TO', '550 5.1.8 No domain'],
  ['sender', true, 'RCPT TO', '550-5.1.7 No address'],
  ['unclear', false, 'DATA', '554 5.1.8 No domain'],
  ['unclear', false, 'RCPT TO', '554 5.7.1 <x@b.uk>: Relay access denied'],
  ['unclear', false, 'RCPT TO', '550-5.7.1 Client host blocked'],
  ['unclear', false, 'RCPT TO', "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)"],
  ['unclear', false, 'RCPT TO', '550 5.4.5 Daily quota exceeded'],
  ['unclear', false, 'DATA', '550 5.4.5 Daily user sending quota exceeded'],
  ['unclear', false, 'RCPT TO', '554 5.3.2 Not accepting'],
  ['unclear', false, 'DATA', '554 5.3.2 Not accepting'],
  ['unclear', false, 'RCPT TO', '554 Access denied'],
  ['unclear', false, 'RCPT TO', '530 Authentication required'],
  ['receiver', true, 'RCPT TO', '550 5.1.1 Nobody here'],
  ['receiver', true, 'RCPT TO', '554 5.1.1 Nobody here'],
  ['receiver', true, 'RCPT TO', '550-5.1.10 No mail for this domain'],
  ['receiver', true, 'RCPT TO', "511 sorry, no mailbox here by that name (#5.1.1 - it's gone) (#5.1.1)"],
  ['receiver', true, 'DATA', '554 5.1.1 Nobody here'],
  ['receiver', true, 'RCPT TO', '550 5.2.1 This mailbox is closed'],
  ['receiver', true, 'RCPT TO', '550 no such user'],
  ['receiver', true, 'RCPT TO', '550 <anna@b.uk>: Recipient address rejected: User unknown in relay recipient table'],
  ['receiver', true, 'RCPT TO', '550 Requested action not taken: mailbox unavailable'],
  ['receiver', false, 'RCPT TO', '550 not here'],
  ['receiver', false, 'RCPT TO', '550 relay not permitted'],
  ['receiver', false, 'RCPT TO', '551 not one of ours'],
  ['receiver', false, 'RCPT TO', '553 no such name'],
  ['mailbox', true, 'RCPT TO', '552 5.2.2 Full'],
  ['mailbox', true, 'DATA', '552 5.2.2 Full'],
  ['mailbox', false, 'RCPT TO', '554 5.1.0 Sender denied'],
  ['mailbox', false, 'RCPT TO', '550 #5.1.0 Address rejected'],
  ['mailbox', false, 'RCPT TO', '552 full'],
  ['mail', false, 'DATA', '554 5.7.1 Spam'],
  ['mail', false, 'DATA', '552 5.3.4 Too big'],
  ['mail', false, 'DATA', '550 no'],
])('%s (certain: %s): at %s: %s', (of, certain, command, response) => {
  expect(judge(command, response)).toEqual({ of, certain })
})

test.each([
  ['temporary', { responseCode: 451, command: 'MAIL FROM', response: '451 4.7.1 Try later' }],
  ['temporary, about the receiver', { responseCode: 450, command: 'RCPT TO', response: '450 4.1.8 Try later' }],
  ['a line that broke', { command: 'RCPT TO', response: '' }],
])('no permanent refusal: %s', (_what, failure) => {
  expect(judgeRefusal(failure)).toBeNull()
})

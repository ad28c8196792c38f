import { expect, test } from 'vitest'
import { MAIL_SHARES } from './mail-budget.ts'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['Jane.Smith@Gmail.com', 'janesmith@gmail.com'],
  ['j.a.n.e.smith+tips@googlemail.com', 'janesmith@gmail.com'],
  ['janesmith@gmail.com.', 'janesmith@gmail.com'],
  ['jane.smith+a+b@family.example', 'jane.smith@family.example'],
  ['+@family.example', '+@family.example'],
  ['JANE@BÜCHER.example', 'jane@xn--bcher-kva.example'],
  ['jane@xn--bcher-kva.example', 'jane@xn--bcher-kva.example'],
])('%s is delivered to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

test('the shares of a mailbox are eighteen mails a day together, and one confirmation', () => {
  // Two shares may draw on one limit: what counts is how many there are together.
  const { test: ownTest, reply, owners, desk, ...shares } = MAIL_SHARES
  // As the newsletter itself, what no stranger can cause is not counted here: a test of it, a reply to a complaint, and the word
  // to owners that an issue leaves, or that an address was looked up.
  expect([ownTest, reply, owners]).toEqual([[], [], []])
  // Mails to operators must not use up the eighteen either.
  for (const [share, limits] of Object.entries(shares)) expect(limits, share).not.toContain(desk[0])
  const days = [...new Set(Object.values(shares).map(([day]) => day))]
  expect(days.map(({ seconds }) => seconds)).toEqual(days.map(() => 24 * 60 * 60))
  expect(days.reduce((sum, { max }) => sum + max, 0)).toBe(18)
  expect(MAIL_SHARES.confirmation[0].max).toBe(1)
})

// What a permanent refusal of a mail server is about: the receiver, the content, or us as sender.

import type { MailFailure } from './mail-failure.ts'

export interface Refusal {
  /**
   * `us`: it accepts nothing from us, which the operator must correct. `unclear`: that, or it does not let us write to this receiver.
   * `receiver`: there is no such mailbox. `mailbox`: there is one, and it takes nothing. `mail`: what was written.
   */
  of: 'us' | 'unclear' | 'receiver' | 'mailbox' | 'mail'
  /** Its code says so. Else that is so only where the mail server takes other mails of ours, and if it does not, it is us. */
  certain: boolean
}

/** RFC 3463. Behind the number, or, as qmail writes it, in brackets behind the words. */
const CODE = /^5\d\d[ -]#?(5\.\d{1,3}\.\d{1,3})\b|\(#(5\.\d{1,3}\.\d{1,3})\)/
/** The sender's address, which Postfix by default checks only once a receiver is named. */
const ABOUT_SENDER = /^5\.1\.[78]$/
/** No such mailbox, no such domain, a mailbox that was closed. Some say 5.1.0 of senders, so it says nothing. */
const NO_MAILBOX = /^5\.(?:1\.(?!0$)\d+|2\.1)$/
const MAILBOX = /^5\.2\./
/** The mail server, its ways and quotas. That a mail is too big for it (5.3.4) is about this mail. */
const ABOUT_SERVER = /^5\.(?:3\.(?!4$)|4\.)/
/** What it lets us do. Once the words were sent, mostly what it thinks of these. */
const POLICY = /^5\.7\./

/** Texts of answers that mean a missing mailbox without saying so by their code. A server that rejects the sender never writes them. */
const NO_MAILBOX_IN_WORDS =
  /\b(?:no such (?:user|mailbox|recipient|address)|unknown (?:user|recipient)|(?:user|mailbox|recipient) (?:is )?(?:unknown|not found|unavailable|does not exist))\b/i

/** @returns null for a failure that is not a permanent refusal */
export function judgeRefusal({ responseCode, command, response = '' }: MailFailure): Refusal | null {
  if (responseCode === undefined || responseCode < 500) return null
  const named = command === 'RCPT TO'
  if (!named && command !== 'DATA') return { of: 'us', certain: true }
  const [, behind, inBrackets] = CODE.exec(response) ?? []
  const code = behind ?? inBrackets
  if (code === undefined) {
    const of = named ? judgeNumber(responseCode) : 'mail'
    return { of, certain: of === 'receiver' && NO_MAILBOX_IN_WORDS.test(response) }
  }
  if (ABOUT_SENDER.test(code)) return named ? { of: 'us', certain: true } : { of: 'unclear', certain: false }
  if (NO_MAILBOX.test(code)) return { of: 'receiver', certain: true }
  if (MAILBOX.test(code)) return { of: 'mailbox', certain: true }
  if (ABOUT_SERVER.test(code) || (named && POLICY.test(code))) return { of: 'unclear', certain: false }
  return { of: named ? 'mailbox' : 'mail', certain: false }
}

/** What a bare number means where a receiver was named (RFC 5321, RFC 4954). Exim refuses senders so too. */
function judgeNumber(responseCode: number): Refusal['of'] {
  if ([530, 554].includes(responseCode)) return 'unclear'
  return [550, 551, 553].includes(responseCode) ? 'receiver' : 'mailbox'
}

// What a permanent refusal of a mail server is about: the receiver, the content, or us as sender.

import type { MailFailure } from './mail-failure.ts'

export interface Refusal {
  /**
   * `sender`: the server rejects us as sender, which the operator must correct. `unclear`: that, or we may not write to this receiver.
   * `receiver`: the mailbox does not exist. `mailbox`: it exists and accepts nothing. `mail`: the text is rejected.
   */
  of: 'sender' | 'unclear' | 'receiver' | 'mailbox' | 'mail'
  /** Whether the code says so. Otherwise it is true only if the server accepts other mails of ours, and else it rejects us. */
  certain: boolean
}

/** The code of RFC 3463 after the number, or, as qmail writes it, in brackets after the text. */
const CODE = /^5\d\d[ -]#?(5\.\d{1,3}\.\d{1,3})\b|\(#(5\.\d{1,3}\.\d{1,3})\)/
/** The sender's address, which Postfix by default checks only once a receiver is named. */
const ABOUT_SENDER = /^5\.1\.[78]$/
/** Codes for a missing or closed mailbox and a missing domain. Some servers use 5.1.0 for senders, so it is left out. */
const NO_MAILBOX = /^5\.(?:1\.(?!0$)\d+|2\.1)$/
const MAILBOX = /^5\.2\./
/** Codes about the mail server, its routes and quotas, except 5.3.4, which says that this mail is too big. */
const ABOUT_SERVER = /^5\.(?:3\.(?!4$)|4\.)/
/** Codes about policy. After the text was sent they are mostly about the text. */
const POLICY = /^5\.7\./

/** Texts of answers that mean a missing mailbox without saying so by their code. A server that rejects the sender never writes them. */
const NO_MAILBOX_IN_WORDS =
  /\b(?:no such (?:user|mailbox|recipient|address)|unknown (?:user|recipient)|(?:user|mailbox|recipient) (?:is )?(?:unknown|not found|unavailable|does not exist))\b/i

/** @returns null for a failure that is not a permanent refusal */
export function judgeRefusal({ responseCode, command, response = '' }: MailFailure): Refusal | null {
  if (responseCode === undefined || responseCode < 500) return null
  const named = command === 'RCPT TO'
  if (!named && command !== 'DATA') return { of: 'sender', certain: true }
  const [, behind, inBrackets] = CODE.exec(response) ?? []
  const code = behind ?? inBrackets
  if (code === undefined) {
    const of = named ? judgeNumber(responseCode) : 'mail'
    return { of, certain: of === 'receiver' && NO_MAILBOX_IN_WORDS.test(response) }
  }
  if (ABOUT_SENDER.test(code)) return named ? { of: 'sender', certain: true } : { of: 'unclear', certain: false }
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

// Whom a mail server refuses: somebody we write to, or us.

/** What nodemailer says of a failure. */
export interface MailFailure {
  code?: string | undefined
  responseCode?: number | undefined
  command?: string | undefined
  response?: string | undefined
}

/**
 * Of a receiver that was named (RFC 3463): 5.1.7 and 5.1.8 are about the sender's address, at which Postfix by itself looks only
 * then; 5.3, 5.4 and 5.7 about the mail server, its ways and quotas, and what it lets us do.
 */
const ABOUT_US = /^5\d\d[ -]5\.(?:1\.[78]|[347]\.\d{1,3})\b/
/** No such mailbox, no such domain, a mailbox that was closed. A full one is not gone. */
const ABOUT_RECEIVER = /^5\d\d[ -]5\.(?:1\.(?![78]\b)\d{1,3}|2\.1)\b/
/** Without such a code the first number has to do (RFC 5321, RFC 4954). */
const BARE = /^(5\d\d)(?![ -]\d\.\d{1,3}\.\d{1,3}\b)/
const BARE_ABOUT_US = ['530', '554']
const BARE_ABOUT_RECEIVER = ['550', '551', '553']

/**
 * Whether it is us who were refused for good, as far as one can tell: that concerns every mail, and is ours to mend. Of a receiver
 * that was named it may be this one alone that we may not write to.
 */
export function isSenderRefused({ responseCode, command, response = '' }: MailFailure): boolean {
  if (responseCode === undefined || responseCode < 500) return false
  return command === 'MAIL FROM' || (command === 'RCPT TO' && isReply(response, ABOUT_US, BARE_ABOUT_US))
}

/** Whether a refusal for good says that the mailbox is not there. Bare numbers say so only of a receiver that was named. */
export function isReceiverRefused({ command, response = '' }: MailFailure): boolean {
  return isReply(response, ABOUT_RECEIVER, command === 'RCPT TO' ? BARE_ABOUT_RECEIVER : [])
}

function isReply(reply: string, code: RegExp, bare: string[]): boolean {
  return code.test(reply) || bare.includes(BARE.exec(reply)?.[1] ?? '')
}

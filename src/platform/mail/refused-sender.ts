// Whom a mail server refuses: somebody we write to, or us.

/** What nodemailer says of a failure. */
export interface MailFailure {
  code?: string | undefined
  responseCode?: number | undefined
  command?: string | undefined
  response?: string | undefined
}

/** 5.1.7 and 5.1.8 are about the sender's address (RFC 3463). Postfix by itself looks at it only when it hears of a receiver. */
const ABOUT_SENDER = /^5\d\d[ -]5\.1\.[78]\b/

/** Whether our own address was refused for good: that concerns every mail, and is ours to mend. */
export function isSenderRefused({ responseCode, command, response }: MailFailure): boolean {
  if (responseCode === undefined || responseCode < 500) return false
  return command === 'MAIL FROM' || (command === 'RCPT TO' && ABOUT_SENDER.test(response ?? ''))
}

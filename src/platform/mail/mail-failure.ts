// Why a mail did not leave, for the log, the desk and the commands: the code and the mail server's words, with addresses masked.

/** What nodemailer says of a failure. */
export interface MailFailure {
  code?: string | undefined
  responseCode?: number | undefined
  command?: string | undefined
  /** The mail server's answer, its number first. */
  response?: string | undefined
}

const LONGEST = 200

export function readFailure(error: unknown): MailFailure {
  return typeof error === 'object' && error !== null ? error : {}
}

/** Such as '550 5.1.1 No such user, at RCPT TO' or 'ECONNECTION at CONN'. */
export function describeFailure({ code, responseCode, command, response }: MailFailure): string {
  const said = response === undefined ? `${responseCode ?? code ?? 'failed'}` : maskAddresses(response)
  const words = said.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST)
  return command === undefined ? words : `${words}, at ${command}`
}

/** A mail server's answer may quote the receiver. */
function maskAddresses(text: string): string {
  return text.replaceAll(/[^\s<>()"',;:]+@[^\s<>()"',;:]+/g, '…@…')
}

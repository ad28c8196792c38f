// One way out for copies, one at a time, and what can become of a copy. `claim` is asked at the last moment: before the
// final dot of SMTP, or before a file gets its name (D-18).

export interface MailCopy {
  /** The same on every try; the name of its file where there is no mail server. */
  id: string
  /** Where bounces go. */
  from: string
  to: string
  message: Buffer
  /** True once, for one process, while the reader still wants it. */
  claim(): Promise<boolean>
}

export type Outcome =
  | { kind: 'accepted'; code: string | null }
  /** For good. `bounced`: it is the address that is refused, not this message. */
  | { kind: 'refused'; code: string; bounced: boolean; claimed: boolean }
  /** For now. It has certainly not been delivered. `unwelcome`: it may be us whom the mail server refuses, so it is not used further. */
  | { kind: 'later'; code: string; claimed: boolean; unwelcome?: true }
  /** The connection was lost after the message and before the answer: nobody can know. */
  | { kind: 'uncertain'; code: string }
  /** The claim was refused: another process has it, or the reader has left. */
  | { kind: 'unwanted' }
  /** The mail server is away, or does not want us: nobody's copy is to blame. */
  | { kind: 'down'; code: string }

export interface DeliveryChannel {
  send(copy: MailCopy): Promise<Outcome>
  close(): void
}

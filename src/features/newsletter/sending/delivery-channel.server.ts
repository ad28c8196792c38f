// One way out for copies, one at a time, and what can become of a copy. `claim` is asked at the last moment: before the
// final dot of SMTP, or before a file gets its name (D-18).

import type { Refusal } from '#src/platform/mail/refused-sender.ts'

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
  /** For good. It has certainly not been delivered. */
  | { kind: 'refused'; code: string; refusal: Refusal; claimed: boolean }
  /** For now. It has certainly not been delivered. */
  | { kind: 'later'; code: string; claimed: boolean }
  /** The connection was lost after the message and before the answer: nobody can know. */
  | { kind: 'uncertain'; code: string }
  /** The claim was refused: another process has it, or the reader has left. */
  | { kind: 'unwanted' }
  /** The mail server is away, or `unwelcome`: it is there, and does not want us. Nobody's copy is to blame. */
  | { kind: 'down'; code: string; unwelcome: boolean }

export interface DeliveryChannel {
  send(copy: MailCopy): Promise<Outcome>
  close(): void
}

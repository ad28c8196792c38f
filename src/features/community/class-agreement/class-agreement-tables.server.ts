// The columns of class agreements. No row has a time: a day says when one was reached and when it ends, and nothing says who began it
// or who joined when. Days are ISO text, in London.
import type { Generated } from 'kysely'
import type { Stored } from '#src/platform/database/tables/stored.ts'

export interface ClassAgreementTable {
  /** SHA-256 of its code, which itself is not stored. */
  code_hash: string
  /** Ids of `content/<language>/class-agreements.yaml`. */
  promise: string
  year_group: string
  threshold: number
  /** How many had joined when the step last moved. Everything that visitors see is computed from this number. */
  counted: number
  reached_on: string | null
  /** The day on which it ends. */
  ends_on: string
}

export interface ClassAgreementMemberTable {
  id: string
  agreement_hash: string
  account_id: string
  /** Keyed, of the folded mailbox, as in the outbox. */
  mailbox_hash: string
  /** The language of the page on which the member joined, and of the mail to them. */
  language: string
  /** With a key that is made of the code and our secret: neither alone opens it. */
  sealed_name: string
  /** `sealed` until 'Show my name'; then in the list, but for `reported`, which waits for a look, and `removed`. `kept` was looked at. */
  name_state: 'sealed' | 'shown' | 'reported' | 'kept' | 'removed'
  /** What a moderator is to look at, sealed for the server, and the day of the report; both are null unless it is reported. */
  reported_name: Generated<string | null>
  reported_on: Generated<string | null>
  /** 1 once it was decided whether this member gets the mail, of which there is at most one. */
  told: number
  /** The id of that mail, so that it can be withdrawn while it waits. */
  mail_id: Generated<string | null>
}

/** A mailbox that gets no more mails about class agreements. */
interface ClassAgreementStopTable {
  mailbox_hash: string
  day: string
}

export interface ClassAgreementTables {
  class_agreement: ClassAgreementTable
  class_agreement_member: ClassAgreementMemberTable
  class_agreement_stop: ClassAgreementStopTable
}

declare module '#src/platform/database/tables/tables.ts' {
  interface Tables extends ClassAgreementTables {}
}

export const CLASS_AGREEMENT_STORED: Record<keyof ClassAgreementTables, Stored> = {
  class_agreement: {
    lines: 'about no person',
    columns: 'code_hash promise year_group threshold counted reached_on ends_on',
  },
  class_agreement_member: {
    lines: ['The class agreements that you joined'],
    columns:
      'id agreement_hash account_id mailbox_hash language sealed_name name_state reported_name reported_on told mail_id',
  },
  class_agreement_stop: {
    lines: ['After you stopped the mails about class agreements'],
    columns: 'mailbox_hash day',
  },
}

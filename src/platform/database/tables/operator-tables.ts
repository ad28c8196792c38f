// The columns of operators: accounts with a role, their second factor, their sessions at the desk, and the audit log. Times are ISO text in UTC.
import type { OperatorRole } from '#src/shared/operators.ts'
import type { Stored } from './stored.ts'

export interface OperatorInvitationTable {
  id: string
  code_hash: string
  email: string
  canonical_email: string
  role: OperatorRole
  /** The account of the owner who invited; the invitation ends with that owner's role. Null for a command. */
  invited_by: string | null
  expires_at: string
  created_at: string
}

interface SecondFactorTable {
  account_id: string
  /** The key of the one-time codes, sealed. */
  totp_sealed: string
  /** The newest step of 30 seconds since 1970 whose code was used: no code opens twice. */
  last_step: number
  created_at: string
}

interface RecoveryCodeTable {
  account_id: string
  code_hash: string
}

/** A session at the desk, which ends with the account session that it was started from. */
interface OperatorSessionTable {
  sid_hash: string
  session_id: string
  account_id: string
  expires_at: string
  created_at: string
}

/** A line of the audit log: added in the transaction of its act; nothing in the application changes one. */
interface AuditEventTable {
  /** 1, 2, 3, ... */
  number: number
  /** Null for a command. */
  account_id: string | null
  act: string
  /** JSON: what the act was about, by ids and numbers. */
  about: string
  created_at: string
}

export interface OperatorTables {
  operator_invitation: OperatorInvitationTable
  second_factor: SecondFactorTable
  recovery_code: RecoveryCodeTable
  operator_session: OperatorSessionTable
  audit_event: AuditEventTable
}

export const OPERATOR_STORED: Record<keyof OperatorTables, Stored> = {
  operator_invitation: {
    lines: 'about operators',
    columns: 'id code_hash email canonical_email role invited_by expires_at created_at',
  },
  second_factor: { lines: 'about operators', columns: 'account_id totp_sealed last_step created_at' },
  recovery_code: { lines: 'about operators', columns: 'account_id code_hash' },
  operator_session: { lines: 'about operators', columns: 'sid_hash session_id account_id expires_at created_at' },
  audit_event: { lines: 'about operators', columns: 'number account_id act about created_at' },
}

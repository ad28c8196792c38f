// The columns of the operators' desk. Times are ISO text in UTC.
import type { Stored } from './stored.ts'

type DeskRole = 'owner' | 'editor' | 'moderator'

export interface DeskOperatorTable {
  id: string
  /** Mails go here. */
  email: string
  /** How addresses are compared; unique. Null once they have left. */
  canonical_email: string | null
  role: DeskRole
  /** An argon2id PHC string; null once they have left. */
  password_hash: string | null
  /** The key of their one-time codes, sealed; null for who has none. */
  totp_sealed: string | null
  left_at: string | null
  created_at: string
}

export interface DeskInvitationTable {
  /** Becomes the id of the operator. */
  id: string
  code_hash: string
  email: string
  canonical_email: string
  role: DeskRole
  expires_at: string
  created_at: string
}

export interface DeskPasskeyTable {
  /** The credential's id, base64url. */
  id: string
  operator_id: string
  /** COSE, base64url. */
  public_key: string
  counter: number
  /** With commas between them. */
  transports: string
  /** Where it was made, such as 'Chrome, Windows'. */
  device: string
  created_at: string
}

interface DeskRecoveryCodeTable {
  operator_id: string
  code_hash: string
}

/** A step of 30 seconds since 1970 whose one-time code was used. */
interface DeskUsedCodeTable {
  operator_id: string
  step: number
}

/** What somebody has to sign, or to answer with a code, within its time and once. */
interface DeskChallengeTable {
  id: string
  /** An operator's id, or an invitation's. */
  subject: string
  purpose: string
  nonce: string
  expires_at: string
}

export interface DeskSessionTable {
  /** For the list of sessions; opens nothing. */
  id: string
  sid_hash: string
  operator_id: string
  device: string
  last_used_at: string
  expires_at: string
  created_at: string
}

interface DeskDeviceTable {
  operator_id: string
  device_hash: string
  created_at: string
}

/** An owner's public key, to which their backups are encrypted. */
export interface DeskBackupKeyTable {
  operator_id: string
  /** 'age1...' */
  recipient: string
  created_at: string
}

/** A backup that an owner asked for: downloaded once, within its time. */
export interface DeskBackupTable {
  code_hash: string
  operator_id: string
  /** The key it was asked for with: a later one does not open it. */
  recipient: string
  expires_at: string
  /** Null until it was downloaded. */
  taken_at: string | null
  created_at: string
}

/** A line of the log of acts: added in the transaction of its act, never changed. */
export interface DeskActTable {
  /** 1, 2, 3, ... without a gap. */
  number: number
  /** Null for a command. */
  operator_id: string | null
  act: string
  /** JSON: what the act was about, by ids and numbers. */
  about: string
  previous_hash: string
  hash: string
  created_at: string
}

export interface DeskTables {
  desk_operator: DeskOperatorTable
  desk_invitation: DeskInvitationTable
  desk_passkey: DeskPasskeyTable
  desk_recovery_code: DeskRecoveryCodeTable
  desk_used_code: DeskUsedCodeTable
  desk_challenge: DeskChallengeTable
  desk_session: DeskSessionTable
  desk_device: DeskDeviceTable
  desk_backup_key: DeskBackupKeyTable
  desk_backup: DeskBackupTable
  desk_act: DeskActTable
}

export const DESK_STORED: Record<keyof DeskTables, Stored> = {
  desk_operator: {
    lines: 'about operators',
    columns: 'id email canonical_email role password_hash totp_sealed left_at created_at',
  },
  desk_invitation: {
    lines: 'about operators',
    columns: 'id code_hash email canonical_email role expires_at created_at',
  },
  desk_passkey: {
    lines: 'about operators',
    columns: 'id operator_id public_key counter transports device created_at',
  },
  desk_recovery_code: { lines: 'about operators', columns: 'operator_id code_hash' },
  desk_used_code: { lines: 'about operators', columns: 'operator_id step' },
  desk_challenge: { lines: 'about operators', columns: 'id subject purpose nonce expires_at' },
  desk_session: {
    lines: 'about operators',
    columns: 'id sid_hash operator_id device last_used_at expires_at created_at',
  },
  desk_device: { lines: 'about operators', columns: 'operator_id device_hash created_at' },
  desk_backup_key: { lines: 'about operators', columns: 'operator_id recipient created_at' },
  desk_backup: {
    lines: 'about operators',
    columns: 'code_hash operator_id recipient expires_at taken_at created_at',
  },
  desk_act: {
    lines: 'about operators',
    columns: 'number operator_id act about previous_hash hash created_at',
  },
}

// What operators do that leaves a line in the audit log. Each has its words in `accounts/operators/act-words.ts`.
export type AuditAct =
  | 'join'
  | 'login'
  | 'logout'
  | 'change-codes'
  | 'renew-recovery'
  | 'reset-factors'
  | 'invite'
  | 'take-invitation-back'
  | 'change-role'
  | 'remove'
  | 'decide-message'
  | 'answer-message'
  | 'export-messages'
  | 'write-newsletter'
  | 'test-newsletter'
  | 'send-newsletter'
  | 'schedule-newsletter'
  | 'stop-newsletter'
  | 'resume-newsletter'
  | 'look-up-reader'
  | 'export-person'
  | 'delete-person'
  | 'release-week'
  | 'void-week'

/** What an act is about, such as a role or how many: by ids and numbers, never by an address. */
export type ActAbout = Record<string, string | number>

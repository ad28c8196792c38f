// What the audit log says of each act.
import type { AuditAct } from '#src/shared/audit-acts.ts'
import type { MessageKey, Translate } from '#src/shared/translate.ts'

const WORDS = {
  join: 'desk_act_join',
  login: 'desk_act_login',
  logout: 'desk_act_logout',
  'change-codes': 'desk_act_change_codes',
  'renew-recovery': 'desk_act_renew_recovery',
  'reset-factors': 'desk_act_reset_factors',
  invite: 'desk_act_invite',
  'take-invitation-back': 'desk_act_take_invitation_back',
  'change-role': 'desk_act_change_role',
  remove: 'desk_act_remove',
  'decide-message': 'desk_act_decide_message',
  'answer-message': 'desk_act_answer_message',
  'export-messages': 'desk_act_export_messages',
  'write-newsletter': 'desk_act_write_newsletter',
  'delete-newsletter': 'desk_act_delete_newsletter',
  'test-newsletter': 'desk_act_test_newsletter',
  'send-newsletter': 'desk_act_send_newsletter',
  'schedule-newsletter': 'desk_act_schedule_newsletter',
  'stop-newsletter': 'desk_act_stop_newsletter',
  'resume-newsletter': 'desk_act_resume_newsletter',
  'look-up-reader': 'desk_act_look_up_reader',
  'export-person': 'desk_act_export_person',
  'delete-person': 'desk_act_delete_person',
  'release-week': 'desk_act_release_week',
  'void-week': 'desk_act_void_week',
} as const satisfies Record<AuditAct, MessageKey>

/** An act that this version does not know is shown by its name. */
export function wordsOfAct(t: Translate, act: string): string {
  return act in WORDS ? t(WORDS[act as AuditAct]) : act
}

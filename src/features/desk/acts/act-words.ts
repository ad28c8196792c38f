// What the log says of each act.
import type { MessageKey, Translate } from '#src/shared/translate.ts'
import type { DeskActName } from './act-names.ts'

const WORDS = {
  join: 'desk_act_join',
  login: 'desk_act_login',
  logout: 'desk_act_logout',
  'change-password': 'desk_act_change_password',
  'change-codes': 'desk_act_change_codes',
  'add-passkey': 'desk_act_add_passkey',
  'remove-passkey': 'desk_act_remove_passkey',
  'renew-recovery': 'desk_act_renew_recovery',
  invite: 'desk_act_invite',
  'take-invitation-back': 'desk_act_take_invitation_back',
  'change-role': 'desk_act_change_role',
  remove: 'desk_act_remove',
  'end-session': 'desk_act_end_session',
  comment: 'desk_act_comment',
  'pass-tip': 'desk_act_pass_tip',
  'refuse-tip': 'desk_act_refuse_tip',
  'hide-tip': 'desk_act_hide_tip',
  'keep-tip': 'desk_act_keep_tip',
  'close-card-report': 'desk_act_close_card_report',
  'close-translation-report': 'desk_act_close_translation_report',
  'keep-name': 'desk_act_keep_name',
  'remove-name': 'desk_act_remove_name',
  'test-newsletter': 'desk_act_test_newsletter',
  'reply-complaint': 'desk_act_reply_complaint',
  'close-complaint': 'desk_act_close_complaint',
  'deal-with-idea': 'desk_act_deal_with_idea',
  'export-ideas': 'desk_act_export_ideas',
  'export-comments': 'desk_act_export_comments',
  'send-newsletter': 'desk_act_send_newsletter',
  'schedule-newsletter': 'desk_act_schedule_newsletter',
  'stop-newsletter': 'desk_act_stop_newsletter',
  'resume-newsletter': 'desk_act_resume_newsletter',
  'look-up-reader': 'desk_act_look_up_reader',
  'release-week': 'desk_act_release_week',
  'void-week': 'desk_act_void_week',
  'keep-backup-key': 'desk_act_keep_backup_key',
  'make-backup': 'desk_act_make_backup',
  'take-backup': 'desk_act_take_backup',
} as const satisfies Record<DeskActName, MessageKey>

/** An act that this version does not know is shown by its name. */
export function wordsOfAct(t: Translate, act: string): string {
  return act in WORDS ? t(WORDS[act as DeskActName]) : act
}

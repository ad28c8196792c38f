// What the log says of each act.
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import type { DeskActName } from './act-names.ts'

const WORDS: Record<DeskActName, string> = {
  join: m.desk_act_join(LANGUAGE),
  login: m.desk_act_login(LANGUAGE),
  logout: m.desk_act_logout(LANGUAGE),
  'change-password': m.desk_act_change_password(LANGUAGE),
  'change-codes': m.desk_act_change_codes(LANGUAGE),
  'add-passkey': m.desk_act_add_passkey(LANGUAGE),
  'remove-passkey': m.desk_act_remove_passkey(LANGUAGE),
  'renew-recovery': m.desk_act_renew_recovery(LANGUAGE),
  invite: m.desk_act_invite(LANGUAGE),
  'take-invitation-back': m.desk_act_take_invitation_back(LANGUAGE),
  'change-role': m.desk_act_change_role(LANGUAGE),
  remove: m.desk_act_remove(LANGUAGE),
  'end-session': m.desk_act_end_session(LANGUAGE),
  comment: m.desk_act_comment(LANGUAGE),
  'pass-tip': m.desk_act_pass_tip(LANGUAGE),
  'refuse-tip': m.desk_act_refuse_tip(LANGUAGE),
  'hide-tip': m.desk_act_hide_tip(LANGUAGE),
  'keep-tip': m.desk_act_keep_tip(LANGUAGE),
  'close-card-report': m.desk_act_close_card_report(LANGUAGE),
  'close-translation-report': m.desk_act_close_translation_report(LANGUAGE),
  'keep-name': m.desk_act_keep_name(LANGUAGE),
  'remove-name': m.desk_act_remove_name(LANGUAGE),
  'test-newsletter': m.desk_act_test_newsletter(LANGUAGE),
  'reply-complaint': m.desk_act_reply_complaint(LANGUAGE),
  'close-complaint': m.desk_act_close_complaint(LANGUAGE),
  'deal-with-idea': m.desk_act_deal_with_idea(LANGUAGE),
  'export-ideas': m.desk_act_export_ideas(LANGUAGE),
  'export-comments': m.desk_act_export_comments(LANGUAGE),
  'send-newsletter': m.desk_act_send_newsletter(LANGUAGE),
  'schedule-newsletter': m.desk_act_schedule_newsletter(LANGUAGE),
  'stop-newsletter': m.desk_act_stop_newsletter(LANGUAGE),
  'resume-newsletter': m.desk_act_resume_newsletter(LANGUAGE),
  'look-up-reader': m.desk_act_look_up_reader(LANGUAGE),
  'release-week': m.desk_act_release_week(LANGUAGE),
  'void-week': m.desk_act_void_week(LANGUAGE),
  'keep-backup-key': m.desk_act_keep_backup_key(LANGUAGE),
  'make-backup': m.desk_act_make_backup(LANGUAGE),
  'take-backup': m.desk_act_take_backup(LANGUAGE),
}

/** An act that this version does not know is shown by its name. */
export function wordsOfAct(act: string): string {
  return act in WORDS ? WORDS[act as DeskActName] : act
}

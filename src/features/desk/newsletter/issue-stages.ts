// What the stages of an issue are called.
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import type { IssueStage } from './desk-newsletter.contract.ts'

export const STAGE_NAMES: Record<IssueStage, string> = {
  'not sent': m.desk_newsletter_state_not_sent(LANGUAGE),
  'leaves soon': m.desk_newsletter_state_leaves_soon(LANGUAGE),
  queued: m.desk_newsletter_state_queued(LANGUAGE),
  'being sent': m.desk_newsletter_state_being_sent(LANGUAGE),
  stopped: m.desk_newsletter_state_stopped(LANGUAGE),
  sent: m.desk_newsletter_state_sent(LANGUAGE),
}

// What the stages of an issue are called.
import type { MessageKey } from '#src/shared/translate.ts'
import type { IssueStage } from './desk-newsletter.contract.ts'

export const STAGE_NAMES = {
  'not sent': 'desk_newsletter_state_not_sent',
  held: 'desk_newsletter_state_held',
  'leaves soon': 'desk_newsletter_state_leaves_soon',
  queued: 'desk_newsletter_state_queued',
  'being sent': 'desk_newsletter_state_being_sent',
  stopped: 'desk_newsletter_state_stopped',
  sent: 'desk_newsletter_state_sent',
} as const satisfies Record<IssueStage, MessageKey>

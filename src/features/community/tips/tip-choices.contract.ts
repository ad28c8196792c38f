// What a tip is made of, for pages that do without the schemas.
import type { REFUSAL_REASONS } from '#src/features/inbox/message-kinds.contract.ts'

/** How a tip may begin; the words are in the messages. */
export const STARTERS = ['said', 'changed', 'easier'] as const
export type Starter = (typeof STARTERS)[number]

/** Why a moderator refuses one; the writer reads the sentence that belongs to it. */
export type RefusalReason = keyof typeof REFUSAL_REASONS

/** Characters as a reader counts them. */
export const TIP_GRAPHEMES = 300
/** UTF-16 units of what is looked at; more is refused unread. */
export const TIP_UNITS = 1_000

/** How many of a tool are shown. */
export const TIPS_SHOWN = 10
/** How many tips one device, and one network, may send in a day. */
export const TIPS_A_DAY = 3

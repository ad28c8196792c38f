// What a tip is made of, for pages that do without the schemas.

/** How a tip may begin; the words stand in the messages. */
export const STARTERS = ['said', 'changed', 'easier'] as const
export type Starter = (typeof STARTERS)[number]

/** Why a moderator refuses one; the writer reads the sentence that belongs to it. */
export const REFUSAL_REASONS = ['contact', 'names', 'unkind', 'unsafe', 'off-topic'] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** Characters as a reader counts them. */
export const TIP_GRAPHEMES = 300
/** UTF-16 units of what is looked at; more is refused unread (M11). */
export const TIP_UNITS = 1_000

/** How many of a tool are shown. */
export const TIPS_SHOWN = 10
/** Of a device and of a network. */
export const TIPS_A_DAY = 3

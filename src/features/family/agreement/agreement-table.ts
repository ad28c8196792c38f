// The lines of the family agreement, as the plan keeps them, and what belongs to them.
import * as z from 'zod/mini'
import { DEFAULT_ROOM, PLAN_ROOMS } from '#src/shared/plan-room.ts'
import { Day, type TableDefinition, Words } from '../document/plan-table.ts'
import { DRAWING_LIMIT, NAME_LIMIT } from './agreement-limits.ts'

const AgreementLine = z.object({
  who: Words,
  what: Words,
  why: Words,
  // A rule of an older page, or of a newer one with more rooms, has its place too.
  room: z.catch(z.enum(PLAN_ROOMS), DEFAULT_ROOM),
  madeOn: Day,
  state: z.enum(['kept', 'dropped']),
  /** Whose words they are. */
  by: z._default(z.enum(['adult', 'child']), 'adult'),
  /** Whether an adult promises it too. Left out of a line for the whole family, such as one that a thing to try ends in. */
  adults: z.optional(z.boolean()),
  /** Which suggestion it came from, in whatever language, such as `talk:phone-beds`; left out of a line in the family's own words. */
  suggestion: z.optional(Words),
})
export type AgreementLine = z.infer<typeof AgreementLine>

/** What a review, or a person between two, did to a line. Never changed afterwards: two devices cannot overwrite one another's. */
const LineEvent = z.object({
  line: Words,
  on: Day,
  did: z.enum(['kept', 'changed', 'dropped']),
  /** Whether the review asked for it. */
  review: z.boolean(),
  /** The words before it. */
  who: Words,
  what: Words,
  why: Words,
  /** The words after it, where it changed them. Of two devices' changes at the same time one wins, and the other is still shown. */
  became: z.optional(z.object({ who: Words, what: Words, why: Words })),
})
export type LineEvent = z.infer<typeof LineEvent>

const Signature = z.object({
  name: z.string().check(z.maxLength(NAME_LIMIT)),
  // An SVG path in a box of `DRAWING_BOX`, or '' for a name that is typed. It is drawn as it is, on another carer's device too: lines
  // and nothing else.
  drawing: z.string().check(z.maxLength(DRAWING_LIMIT), z.regex(/^[ML\d ]*$/)),
  signedOn: Day,
})
export type Signature = z.infer<typeof Signature>

export const AGREEMENT: TableDefinition<AgreementLine> = {
  name: 'agreement',
  schema: AgreementLine,
  compare: (one, other) => one.madeOn.localeCompare(other.madeOn),
}

export const EVENTS: TableDefinition<LineEvent> = {
  name: 'agreementEvents',
  schema: LineEvent,
  compare: (one, other) => one.on.localeCompare(other.on),
}

export const SIGNATURES: TableDefinition<Signature> = {
  name: 'agreementSignatures',
  schema: Signature,
  compare: (one, other) => one.signedOn.localeCompare(other.signedOn),
}

/** The days of finished reviews: one row a day, however many devices say so. */
export const REVIEWS: TableDefinition<{ on: string }> = {
  name: 'agreementReviews',
  schema: z.object({ on: Day }),
  compare: (one, other) => one.on.localeCompare(other.on),
}

/** What happens when a line slips: one row. */
export const SLIPS: TableDefinition<{ words: string }> = {
  name: 'agreementSlips',
  schema: z.object({ words: Words }),
  compare: () => 0,
}

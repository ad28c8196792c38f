// The lines of the family agreement, as the plan keeps them, and what belongs to them.
import * as z from 'zod/mini'
import { Day, type TableDefinition } from '#src/features/family/document/plan-table.ts'
import { DEFAULT_ROOM, PLAN_ROOMS, type PlanRoom } from '#src/shared/plan-room.ts'
import { DRAWING_LIMIT, NAME_LIMIT } from './agreement-limits.ts'

export interface AgreementLine {
  who: string
  what: string
  why: string
  room: PlanRoom
  /** ISO day. */
  madeOn: string
  state: 'kept' | 'dropped'
  /** Whose words they are. */
  by: 'adult' | 'child'
  /** Whether an adult promises it too. Left out of a line for everybody, such as one that a thing to try ends in. */
  adults?: boolean | undefined
  /** Which suggestion it came from, in whatever language, such as `talk:phone-beds`; left out of a line in one's own words. */
  suggestion?: string | undefined
}

/** What a review, or somebody between two, did to a line. Never changed afterwards: two devices cannot overwrite one another's. */
export interface LineEvent {
  line: string
  /** ISO day. */
  on: string
  did: 'kept' | 'changed' | 'dropped'
  /** Whether the review asked for it. */
  review: boolean
  /** The words before it. */
  who: string
  what: string
  why: string
  /** The words after it, where it changed them. Of two devices' changes at once one stands, and the other is still told of. */
  became?: { who: string; what: string; why: string } | undefined
}

export interface Signature {
  name: string
  /** An SVG path in a box of `DRAWING_BOX`, or '' for a name that is typed. */
  drawing: string
  /** ISO day. */
  signedOn: string
}

export const AGREEMENT: TableDefinition<AgreementLine> = {
  name: 'agreement',
  schema: z.object({
    who: z.string(),
    what: z.string(),
    why: z.string(),
    // A rule of an older page, or of a newer one with more rooms, has its place too.
    room: z.catch(z.enum(PLAN_ROOMS), DEFAULT_ROOM),
    madeOn: Day,
    state: z.enum(['kept', 'dropped']),
    by: z._default(z.enum(['adult', 'child']), 'adult'),
    adults: z.optional(z.boolean()),
    suggestion: z.optional(z.string()),
  }),
  compare: (one, other) => compareText(one.madeOn, other.madeOn),
}

export const EVENTS: TableDefinition<LineEvent> = {
  name: 'agreementEvents',
  schema: z.object({
    line: z.string(),
    on: Day,
    did: z.enum(['kept', 'changed', 'dropped']),
    review: z.boolean(),
    who: z.string(),
    what: z.string(),
    why: z.string(),
    became: z.optional(z.object({ who: z.string(), what: z.string(), why: z.string() })),
  }),
  compare: (one, other) => compareText(one.on, other.on),
}

export const SIGNATURES: TableDefinition<Signature> = {
  name: 'agreementSignatures',
  schema: z.object({
    name: z.string().check(z.maxLength(NAME_LIMIT)),
    // It is drawn as it is, on another carer's device too: lines and nothing else.
    drawing: z.string().check(z.maxLength(DRAWING_LIMIT), z.regex(/^[ML\d ]*$/)),
    signedOn: Day,
  }),
  compare: (one, other) => compareText(one.signedOn, other.signedOn),
}

/** The days of finished reviews: one row a day, however many devices say so. */
export const REVIEWS: TableDefinition<{ on: string }> = {
  name: 'agreementReviews',
  schema: z.object({ on: Day }),
  compare: (one, other) => compareText(one.on, other.on),
}

/** What happens when a line slips: one row. */
export const SLIPS: TableDefinition<{ words: string }> = {
  name: 'agreementSlips',
  schema: z.object({ words: z.string() }),
  compare: () => 0,
}

function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

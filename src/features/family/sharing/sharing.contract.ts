// A plan that carers share, as the server knows it: sealed updates with a running number, and a sealed snapshot of all before it.
// The server can read none of it (`docs/sharing.md`). The caller identifies itself in the header `x-plan`, never in an address.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'

/**
 * `<plan>.<token>.<device>`: which plan, the proof of its key, and a random number of the device. A person who only looks
 * at what a link leads to sends no device number.
 */
export const PLAN_HEADER = 'x-plan'
const headers = [PLAN_HEADER]

/** Bytes of one sealed update. */
export const UPDATE_BYTES_MOST = 1024 * 1024
/** Bytes of a sealed snapshot. */
export const SNAPSHOT_BYTES_MOST = 2 * 1024 * 1024
/** Updates after the newest snapshot; more are refused until there is a new one. */
export const UPDATES_MOST = 2_000

/** 128 random bits as base64url. */
const Id = z.string().check(z.regex(/^[\w-]{22}$/))
/** SHA-256 of the token, as base64url. */
const Hash = z.string().check(z.regex(/^[\w-]{43}$/))
/** Sealed on a device, as base64url without padding. What is too long is refused by the rule, with its own words. */
const Sealed = z.string().check(z.minLength(1), z.regex(/^[\w-]+$/))
const Count = z.number().check(z.int(), z.nonnegative())
const Snapshot = z.object({
  /** The number of the last update it holds. */
  upTo: Count,
  body: Sealed,
})
const Done = z.object({})

export const createPlan = endpoint({
  method: 'POST',
  path: '/api/plans',
  summary: 'Begins to share a plan: its random id, the hash of the token that opens it, and a sealed snapshot of it',
  input: z.object({ plan: Id, access: Hash, device: Id, snapshot: Sealed }),
  answer: Done,
})

export const readPlan = endpoint({
  method: 'GET',
  path: '/api/plans/updates',
  summary:
    'The sealed updates after a number, as many as fit into one answer, and the snapshot where it holds newer ones',
  headers,
  input: z.object({ after: z.string().check(z.regex(/^\d{1,9}$/)) }),
  answer: z.object({
    /** The number of the newest update; when the last of `updates` has a lower one, there is more to fetch. */
    latest: Count,
    snapshot: z.nullable(Snapshot),
    updates: z.array(z.object({ number: Count, body: z.string() })),
  }),
})

export const addUpdate = endpoint({
  method: 'POST',
  path: '/api/plans/updates',
  summary: 'Adds a sealed update behind the newest one, whoever else adds one at that moment',
  headers,
  input: z.object({ body: Sealed }),
  answer: z.object({ number: Count }),
})

export const keepSnapshot = endpoint({
  method: 'POST',
  path: '/api/plans/snapshots',
  summary: 'Puts a sealed snapshot in the place of all updates up to a number; the one before is kept for 30 days',
  headers,
  input: Snapshot,
  answer: Done,
})

export const readSnapshotBefore = endpoint({
  method: 'GET',
  path: '/api/plans/snapshots/before',
  summary: 'The snapshot before the newest one, for a device that cannot open that one',
  headers,
  input: z.object({}),
  answer: z.object({ snapshot: z.nullable(Snapshot) }),
})

export const movePlan = endpoint({
  method: 'POST',
  path: '/api/plans/move',
  summary: 'Moves a plan to a new id and key, and ends the old one for everybody, in one piece',
  headers,
  input: z.object({
    plan: Id,
    access: Hash,
    snapshot: Sealed,
    /** The newest update that the snapshot holds: 409 when another device has written since. Without it the plan moves all the same. */
    latest: z.optional(Count),
  }),
  answer: Done,
})

export const endPlan = endpoint({
  method: 'DELETE',
  path: '/api/plans',
  summary: 'Ends sharing for everybody and deletes what lies here; each device keeps its own copy',
  headers,
  input: z.object({}),
  answer: Done,
})

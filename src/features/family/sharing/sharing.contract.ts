// A notebook that two carers share, as the server knows it: sealed updates with a running number, and who may fetch or add them.
// Nothing here can be read by the server; what lies inside is described in `docs/sharing-protocol.md`.
// Who asks says so in the header `x-notebook`, never in an address: `<notebook>.<access key>`.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'

export const NOTEBOOK_HEADER = 'x-notebook'
const headers = [NOTEBOOK_HEADER]

/** Bytes of one sealed update. */
export const UPDATE_BYTES_MOST = 64 * 1024
/** Bytes of all sealed updates of a notebook. */
export const NOTEBOOK_BYTES_MOST = 1024 * 1024
/** Devices that share one notebook. */
export const DEVICES_MOST = 20
/** How long an invitation may be used. */
export const INVITATION_DAYS = 7

const lettersFor = (bytes: number) => Math.ceil((bytes * 4) / 3)

/** 256 bits as base64url without padding: a key, or the SHA-256 of a key's bytes. */
const Key = z.string().check(z.regex(/^[\w-]{43}$/))
/** What was sealed on a device, as base64url without padding. */
const sealed = (mostBytes: number) =>
  z.string().check(z.minLength(1), z.maxLength(lettersFor(mostBytes)), z.regex(/^[\w-]+$/))

const SealedUpdate = z.string().check(z.minLength(1), z.regex(/^[\w-]+$/))
const Count = z.number().check(z.int(), z.nonnegative())
const Epoch = z.number().check(z.int(), z.positive())
const Done = z.object({})

/** `maker`: may shut others out. */
const NotebookRole = z.enum(['maker', 'editor'])
export type NotebookRole = z.infer<typeof NotebookRole>

export const createNotebook = endpoint({
  method: 'POST',
  path: '/api/notebooks',
  summary: 'Makes an empty notebook for a device, known by the hash of its access key; that device is its maker',
  input: z.object({ access: Key }),
  answer: z.object({ notebook: z.string() }),
})

export const readUpdates = endpoint({
  method: 'GET',
  path: '/api/notebooks/updates',
  summary:
    'The sealed updates after a number, as many as fit into one answer, and the box with the key of the newest lock',
  headers,
  input: z.object({ after: z.string().check(z.regex(/^\d{1,9}$/)) }),
  answer: z.object({
    /** Of the newest update; the last of `updates` may have a lower one, then there is more to fetch. */
    latest: Count,
    epoch: Epoch,
    /** The key of this epoch, sealed for this device alone; null until the lock is changed for the first time. */
    box: z.nullable(z.string()),
    updates: z.array(z.object({ number: Count, epoch: Epoch, body: z.string() })),
  }),
})

export const addUpdate = endpoint({
  method: 'POST',
  path: '/api/notebooks/updates',
  summary: 'Adds a sealed update, if its number follows on the newest one and its epoch is the current one; else 409',
  headers,
  input: z.object({
    number: z.number().check(z.int(), z.positive()),
    epoch: Epoch,
    body: SealedUpdate,
    /** The update holds all up to this number: those may go. */
    replaces: z.optional(Count),
  }),
  answer: z.object({ latest: Count }),
})

export const changeLock = endpoint({
  method: 'POST',
  path: '/api/notebooks/lock',
  summary: 'For the maker: ends every invitation and every device that is not kept, and begins the next epoch',
  headers,
  input: z.object({
    /** As in `addUpdate`: the update that says so to those who stay, and is the last of its epoch. */
    number: z.number().check(z.int(), z.positive()),
    /** The epoch that ends. */
    epoch: Epoch,
    body: SealedUpdate,
    /** Devices that stay, the maker's own aside, each with the new key sealed for it. */
    keep: z.array(z.object({ access: Key, box: sealed(4 * 1024) })).check(z.maxLength(DEVICES_MOST)),
  }),
  answer: z.object({ latest: Count }),
})

export const leaveNotebook = endpoint({
  method: 'DELETE',
  path: '/api/notebooks/access',
  summary: 'Ends the access of the device that asks; the last one takes the notebook away',
  headers,
  input: z.object({}),
  answer: Done,
})

export const deleteNotebook = endpoint({
  method: 'DELETE',
  path: '/api/notebooks',
  summary: 'For the maker: deletes the notebook here for everybody; each device keeps its own copy',
  headers,
  input: z.object({}),
  answer: Done,
})

export const createInvitation = endpoint({
  method: 'POST',
  path: '/api/notebooks/invitations',
  summary: 'Leaves a sealed key for whoever brings the invitation first, within seven days',
  headers,
  input: z.object({
    /** The hash of the key in the invitation. */
    invitation: Key,
    /** Who is in, for the page that asks before joining. */
    preview: sealed(4 * 1024),
    /** The keys of the notebook; deleted when they are fetched. */
    parcel: sealed(16 * 1024),
  }),
  answer: z.object({ endsOn: z.string() }),
})

export const endInvitation = endpoint({
  method: 'POST',
  path: '/api/notebooks/invitations/end',
  summary: 'Ends an invitation that nobody has used',
  headers,
  input: z.object({
    /** As in `createInvitation`: the hash. */
    invitation: Key,
  }),
  answer: Done,
})

export const lookAtInvitation = endpoint({
  method: 'POST',
  path: '/api/notebooks/invitations/look',
  summary: 'What the invitation says before somebody joins; uses nothing up. 409 for a used one, 404 for any other',
  input: z.object({
    /** The key itself: its hash, which the server keeps, opens nothing. */
    invitation: Key,
  }),
  answer: z.object({ preview: z.string() }),
})

export const takeInvitation = endpoint({
  method: 'POST',
  path: '/api/notebooks/invitations/take',
  summary: 'Joins: hands over the sealed keys once and lets a device in, known by the hash of its access key',
  input: z.object({
    /** The key itself. */
    invitation: Key,
    /** The hash of the device's access key. */
    access: Key,
    /** Who joins, sealed for the others, until an update says it. */
    hello: sealed(4 * 1024),
  }),
  answer: z.object({ parcel: z.string() }),
})

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/notebooks/devices',
  summary:
    'Which devices may fetch or add updates: their role, and what they said of themselves, sealed, when they joined',
  headers,
  input: z.object({}),
  answer: z.object({
    devices: z.array(z.object({ access: z.string(), role: NotebookRole, hello: z.nullable(z.string()) })),
  }),
})

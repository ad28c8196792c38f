// A key to the shared plan that somebody keeps with their account, sealed with a code that no server hears of (decision 118). It
// opens nothing for 7 days after a new way into the account, and every device that shares the plan can refuse it (K17).
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'

/** How long it stays shut after a new way into the account. */
export const WAIT_DAYS = 7
/** How long the devices are told of that way. */
export const TOLD_DAYS = 30

/** 256 bits as base64url without padding. */
const Key = z.string().check(z.regex(/^[\w-]{43}$/))
/** 16 kB, sealed on a device, as base64url without padding. */
const Sealed = z.string().check(z.minLength(1), z.maxLength(22_000), z.regex(/^[\w-]+$/))
const Done = z.object({})

export const lookAtKeptKey = endpoint({
  method: 'GET',
  path: '/api/kept-key',
  summary: 'Whether a key to a shared plan is kept with the account, since when, and until when it opens nothing',
  input: z.object({}),
  answer: z.object({
    kept: z.nullable(
      z.object({
        /** ISO day. */
        on: z.string(),
        /** ISO day; null when it may be opened. */
        opensOn: z.nullable(z.string()),
      }),
    ),
  }),
})

export const keepKey = endpoint({
  method: 'POST',
  path: '/api/kept-key',
  summary: 'Keeps a sealed key with the account; one at a time, and only when the address is confirmed',
  input: z.object({
    sealed: Sealed,
    /** The hash of the key by which devices that share the plan may ask about it and refuse it. */
    refusal: Key,
  }),
  answer: Done,
})

export const openKeptKey = endpoint({
  method: 'POST',
  path: '/api/kept-key/open',
  summary:
    'Hands over the sealed key; refused for 7 days after a reset, a first Google sign-in or a verification elsewhere',
  input: z.object({}),
  answer: z.object({ sealed: z.string() }),
})

export const deleteKeptKey = endpoint({
  method: 'DELETE',
  path: '/api/kept-key',
  summary: 'Deletes the key that is kept with the account',
  input: z.object({}),
  answer: Done,
})

export const askAboutKeptKey = endpoint({
  method: 'POST',
  path: '/api/kept-key/ask',
  summary: 'For a device that shares the plan: whether there was a new way into the account that keeps a key to it',
  input: z.object({
    /** The key itself, of which the server knows the hash. */
    refusal: Key,
  }),
  answer: z.object({
    /** ISO days; null when there was none in the last 30 days. */
    newWay: z.nullable(z.object({ on: z.string(), opensOn: z.string() })),
  }),
})

export const refuseKeptKey = endpoint({
  method: 'POST',
  path: '/api/kept-key/refuse',
  summary:
    'For a device that shares the plan: deletes the key that is kept with an account, whoever is signed in there',
  input: z.object({ refusal: Key }),
  answer: Done,
})

// What a signed-in person does on /account: sessions, password, verification, their data.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { KnownPassword, MessageAnswer, NewPassword, SignedIn } from '../account-fields.contract.ts'

export const SessionView = z.object({
  id: z.string(),
  /** Such as 'Chrome, Windows'; '' for a client that is not a browser. */
  device: z.string(),
  /** True for the session that asks. */
  current: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
})
export type SessionView = z.infer<typeof SessionView>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where the account is signed in, last used first',
  input: z.object({}),
  answer: z.object({ sessions: z.array(SessionView) }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  summary: 'Ends one session of the account',
  input: z.object({ id: z.string().check(z.maxLength(100)) }),
  answer: z.object({}),
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/auth/sessions/end-others',
  summary: 'Ends every session of the account but the one that asks',
  input: z.object({}),
  answer: z.object({ ended: z.number() }),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Changes the password, ends every session and answers the token of a new one',
  input: z.object({ currentPassword: KnownPassword, newPassword: NewPassword }),
  answer: SignedIn,
})

export const listLoginWays = endpoint({
  method: 'GET',
  path: '/api/auth/login-ways',
  summary: 'How the account can be opened',
  input: z.object({}),
  answer: z.object({
    password: z.boolean(),
    /** Since when Google opens it (ISO), or null. */
    google: z.nullable(z.string()),
  }),
})

export const removeGoogle = endpoint({
  method: 'POST',
  path: '/api/auth/google/remove',
  summary: 'Takes Google away from the account, and ends the sessions that it began',
  input: z.object({ password: z.optional(KnownPassword) }),
  answer: MessageAnswer,
})

export const exportMyData = endpoint({
  method: 'POST',
  path: '/api/auth/my-data',
  summary: 'All that is held on the person, without hashes and tokens; asks for a fresh proof of who it is',
  input: z.object({
    /** Left out in the first 10 minutes of a session, and by an account without a password. */
    password: z.optional(KnownPassword),
  }),
  answer: z.object({
    exportedAt: z.string(),
    email: z.string(),
    name: z.nullable(z.string()),
    verified: z.boolean(),
    createdAt: z.string(),
    /** ISO day. */
    lastUsedOn: z.nullable(z.string()),
    /** The role at the desk; null for a parent. */
    role: z.nullable(z.string()),
    signInWithGoogle: z.boolean(),
    /** The Google accounts that open it: their number at Google, and since when. */
    google: z.array(z.object({ issuer: z.string(), subject: z.string(), since: z.string() })),
    /** The last log-in of each known device. */
    knownDevices: z.array(z.string()),
    consents: z.array(
      z.object({
        kind: z.string(),
        granted: z.boolean(),
        at: z.string(),
        policyVersion: z.string(),
        wording: z.string(),
        source: z.string(),
        claimedAt: z.nullable(z.string()),
      }),
    ),
    /** With how each was begun: 'password' or 'google'. */
    sessions: z.array(z.extend(z.omit(SessionView, { current: true }), { method: z.string() })),
    securityLog: z.array(z.object({ event: z.string(), at: z.string(), outcome: z.string(), network: z.string() })),
    /** What other parts of the product hold, such as `completedLessons`, `feedback` and `newsletter`. */
    completedLessons: z.array(z.object({ lesson: z.string(), at: z.string() })),
    feedback: z.array(z.object({ lesson: z.string(), rating: z.string(), at: z.string() })),
    reminders: z.array(z.object({ day: z.string(), waits: z.boolean() })),
    classAgreements: z.array(z.object({ promise: z.string(), yearGroup: z.string(), nameShown: z.boolean() })),
    newsletter: z.array(z.record(z.string(), z.unknown())),
    /** What they wrote to us. Days are ISO days. */
    messages: z.array(
      z.object({
        number: z.string(),
        kind: z.string(),
        about: z.nullable(z.string()),
        detail: z.nullable(z.string()),
        text: z.nullable(z.string()),
        /** The language of the page that it was sent from, such as 'pl'. */
        language: z.string(),
        cameOn: z.string(),
        dueOn: z.string(),
        answeredOn: z.nullable(z.string()),
        closedOn: z.nullable(z.string()),
        state: z.string(),
        reason: z.nullable(z.string()),
      }),
    ),
    /** A note about data that the export leaves out, and how to get it. */
    notes: z.array(z.string()),
  }),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/auth/delete-account',
  summary: 'Deletes the account and everything that belongs to it, at once',
  input: z.object({
    /** Left out by an account without a password, which must have signed in with Google in the last 10 minutes. */
    password: z.optional(KnownPassword),
  }),
  answer: MessageAnswer,
})

// The endpoints of operators: the invitation, the second factor, the desk's session, and the audit log.
import * as z from 'zod/mini'
import { EmailAddress } from '#src/shared/email-address.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { OperatorCode } from '#src/shared/operator-code.ts'
import { OPERATOR_ROLES } from '#src/shared/operators.ts'
import { plainText } from '#src/shared/plain-text.ts'

const Id = plainText(60)
const Role = z.enum(OPERATOR_ROLES)
const InvitationCode = plainText(100)
/** A new key for an authenticator app, which is not stored yet. */
const OfferedKey = z.object({
  /** Base32, as authenticator apps take it. */
  key: z.string(),
  /** The key for a QR code. */
  uri: z.string(),
  /** The sealed key, which the page sends back. */
  sealedKey: z.string(),
})
/** The same key, with a code that an app has made from it. */
const provenKey = { sealedKey: plainText(1_000), newCode: plainText(20) }
/** Shown once. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
const Nothing = z.object({})

export const lookAtInvitation = endpoint({
  method: 'POST',
  path: '/api/desk/invitation',
  summary: 'Who an invitation to the desk is for',
  input: z.object({ invitation: InvitationCode }),
  answer: z.object({ email: z.string(), role: Role }),
})

export const offerFirstKey = endpoint({
  method: 'POST',
  path: '/api/desk/invitation/key',
  summary: 'A new key for one-time codes, for who is signed in to the account that was invited',
  input: z.object({ invitation: InvitationCode }),
  answer: OfferedKey,
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/desk/invitation/accept',
  summary: 'Uses an invitation: gives the account its role and its second factor, and opens the desk',
  input: z.object({ invitation: InvitationCode, ...provenKey }),
  answer: RecoveryCodes,
})

export const enterDesk = endpoint({
  method: 'POST',
  path: '/api/desk/enter',
  summary: 'Opens the desk with the second factor, for who is signed in to an account with a role',
  input: z.object({ code: OperatorCode }),
  answer: Nothing,
})

export const listOwnFactors = endpoint({
  method: 'GET',
  path: '/api/desk/mine',
  summary: 'How many recovery codes are left',
  input: Nothing,
  answer: z.object({ recoveryCodes: z.number() }),
})

export const offerOwnKey = endpoint({
  method: 'POST',
  path: '/api/desk/mine/key',
  summary: 'A new key for one-time codes, which counts once it is shown to work',
  input: Nothing,
  answer: OfferedKey,
})

export const changeOwnKey = endpoint({
  method: 'POST',
  path: '/api/desk/mine/key/change',
  summary: 'Takes a new key for one-time codes in the place of the old one',
  input: z.object({ ...provenKey, code: OperatorCode }),
  answer: Nothing,
})

export const renewOwnRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/desk/mine/recovery-codes',
  summary: 'Makes ten new recovery codes in the place of the old ones',
  input: z.object({ code: OperatorCode }),
  answer: RecoveryCodes,
})

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/desk/people',
  summary: 'Who has a role, and who is invited to have one',
  input: Nothing,
  answer: z.object({
    people: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        role: Role,
        /** Whether it is the operator who sent the request. */
        mine: z.boolean(),
      }),
    ),
    invitations: z.array(z.object({ id: z.string(), email: z.string(), role: Role, expiresAt: z.string() })),
  }),
})

/** A link that works once, within 24 hours: it is mailed too. */
const Invited = z.object({ id: z.string(), link: z.string() })

export const invitePerson = endpoint({
  method: 'POST',
  path: '/api/desk/people/invite',
  summary: 'Invites somebody to the desk',
  input: z.object({ email: EmailAddress, role: Role, code: OperatorCode }),
  answer: Invited,
})

export const takeInvitationBack = endpoint({
  method: 'POST',
  path: '/api/desk/people/invitations/{id}/take-back',
  summary: 'Takes an open invitation back: its link opens nothing any more',
  input: z.object({ id: Id, code: OperatorCode }),
  answer: Nothing,
})

export const changePersonsRole = endpoint({
  method: 'POST',
  path: '/api/desk/people/{id}/role',
  summary: 'Gives somebody another role',
  input: z.object({ id: Id, role: Role, code: OperatorCode }),
  answer: Nothing,
})

export const resetPersonsFactors = endpoint({
  method: 'POST',
  path: '/api/desk/people/{id}/reset-factors',
  summary: 'Takes a lost second factor away, and invites the person anew',
  input: z.object({ id: Id, code: OperatorCode }),
  answer: Invited,
})

export const removePerson = endpoint({
  method: 'POST',
  path: '/api/desk/people/{id}/remove',
  summary: "Takes somebody's role away; the account stays",
  input: z.object({ id: Id, code: OperatorCode }),
  answer: Nothing,
})

export const listActs = endpoint({
  method: 'GET',
  path: '/api/desk/log',
  summary: 'What operators did, the newest first',
  input: z.object({
    /** The number of a line, before which the older ones are listed. */
    before: z.optional(plainText(12)),
  }),
  answer: z.object({
    lines: z.array(
      z.object({
        number: z.number(),
        at: z.string(),
        /** Null for a command, or for an account that is gone. */
        who: z.nullable(z.string()),
        act: z.string(),
        about: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
    /** Whether there are older lines. */
    more: z.boolean(),
  }),
})
export type AuditLines = z.infer<typeof listActs.answer>

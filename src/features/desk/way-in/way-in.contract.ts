// What travels on the way to the desk: the invitation, the log-in, and who is signed in.
import * as z from 'zod/mini'
import { EmailAddress } from '#src/shared/email-address.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { says } from '#src/shared/said.ts'
import { DeskRole } from '../desk-roles.contract.ts'
import { Factor, KeyInUse, OfferedKey, PasskeyCreated, PasskeyQuestion } from '../factors/factors.contract.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from './desk-password.contract.ts'

const lengthOf = (text: string) => [...text].length

export const NewDeskPassword = z.string().check(
  z.refine((text) => lengthOf(text) >= PASSWORD_MIN, says('desk_answers_password_short', { limit: PASSWORD_MIN })),
  z.refine((text) => lengthOf(text) <= PASSWORD_MAX, says('desk_answers_password_long', { limit: PASSWORD_MAX })),
)
export const KnownDeskPassword = z.string().check(z.maxLength(2 * PASSWORD_MAX, says('desk_answers_login_failed')))
const InvitationCode = plainText(100)

export const lookAtInvitation = endpoint({
  method: 'POST',
  path: '/api/desk/join/look',
  summary: 'Whom an invitation to the desk is for',
  input: z.object({ code: InvitationCode }),
  answer: z.object({ email: z.string(), role: DeskRole }),
})

export const makeKey = endpoint({
  method: 'POST',
  path: '/api/desk/join/key',
  summary: 'A new key for one-time codes',
  input: z.object({ code: InvitationCode }),
  answer: OfferedKey,
})

export const askForNewPasskey = endpoint({
  method: 'POST',
  path: '/api/desk/join/passkey',
  summary: 'What a browser needs to make a passkey',
  input: z.object({ code: InvitationCode }),
  answer: PasskeyQuestion,
})

export const joinDesk = endpoint({
  method: 'POST',
  path: '/api/desk/join',
  summary: 'Uses an invitation: a password and a second factor',
  input: z.object({
    code: InvitationCode,
    password: NewDeskPassword,
    factor: z.union([
      z.extend(KeyInUse, { way: z.literal('code') }),
      z.object({ way: z.literal('passkey'), passkey: PasskeyCreated }),
    ]),
  }),
  /** Shown once. */
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
})

export const askForPasskey = endpoint({
  method: 'POST',
  path: '/api/desk/login/passkey',
  summary: 'What a browser needs to use a passkey, for who knows the password',
  input: z.object({ email: EmailAddress, password: KnownDeskPassword }),
  answer: PasskeyQuestion,
})

export const logInToDesk = endpoint({
  method: 'POST',
  path: '/api/desk/login',
  summary: 'Opens the desk',
  input: z.object({ email: EmailAddress, password: KnownDeskPassword, factor: Factor }),
  answer: z.object({}),
})

export const DeskSession = z.object({ email: z.string(), role: DeskRole })
export type DeskSession = z.infer<typeof DeskSession>

export const getDeskSession = endpoint({
  method: 'GET',
  path: '/api/desk/session',
  summary: 'Who is signed in at the desk',
  input: z.object({}),
  answer: DeskSession,
})

export const leaveDesk = endpoint({
  method: 'POST',
  path: '/api/desk/session/end',
  summary: 'Logs out of the desk',
  input: z.object({}),
  answer: z.object({}),
})

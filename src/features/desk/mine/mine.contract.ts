// Somebody's own ways in to the desk: password, second factors, recovery codes, and where they are signed in. Each role has them.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { KeyInUse, OfferedKey, PasskeyCreated, PasskeyQuestion } from '../factors/factors.contract.ts'
import { OwnProof } from '../proof/proof.contract.ts'
import { KnownDeskPassword, NewDeskPassword } from '../way-in/way-in.contract.ts'

export const WaysIn = z.object({
  /** Whether an authenticator app is set up. */
  oneTimeCodes: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), device: z.string(), since: z.string() })),
  /** How many are left. */
  recoveryCodes: z.number(),
  sessions: z.array(z.object({ id: z.string(), device: z.string(), lastUsedAt: z.string(), mine: z.boolean() })),
})
export type WaysIn = z.infer<typeof WaysIn>

const NewRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const listWaysIn = endpoint({
  method: 'GET',
  path: '/api/desk/mine',
  summary: 'Which second factors somebody has, and where they are signed in',
  input: z.object({}),
  answer: WaysIn,
})

export const endOwnSession = endpoint({
  method: 'POST',
  path: '/api/desk/mine/sessions/{id}/end',
  summary: 'Signs oneself out in another place',
  input: z.object({ id: plainText(60) }),
  answer: z.object({}),
})

export const changeDeskPassword = endpoint({
  method: 'POST',
  path: '/api/desk/mine/password',
  summary: 'Changes the password, and signs out everywhere else',
  input: z.object({ password: KnownDeskPassword, newPassword: NewDeskPassword, proof: OwnProof }),
  answer: z.object({}),
})

export const offerOwnKey = endpoint({
  method: 'POST',
  path: '/api/desk/mine/key',
  summary: 'A new key for one-time codes, which counts once it is shown to work',
  input: z.object({}),
  answer: OfferedKey,
})

export const changeOneTimeCodes = endpoint({
  method: 'POST',
  path: '/api/desk/mine/one-time-codes',
  summary: 'Takes a new key for one-time codes in the place of the old one',
  input: z.extend(KeyInUse, { proof: OwnProof }),
  answer: z.object({}),
})

export const askForOwnPasskey = endpoint({
  method: 'POST',
  path: '/api/desk/mine/passkeys/ask',
  summary: 'What a browser needs to make one more passkey',
  input: z.object({}),
  answer: PasskeyQuestion,
})

export const addOwnPasskey = endpoint({
  method: 'POST',
  path: '/api/desk/mine/passkeys',
  summary: 'Adds a passkey',
  input: z.object({ passkey: PasskeyCreated, proof: OwnProof }),
  answer: z.object({}),
})

export const removeOwnPasskey = endpoint({
  method: 'POST',
  path: '/api/desk/mine/passkeys/remove',
  summary: 'Takes a passkey away; the last second factor stays',
  input: z.object({ id: plainText(1_500), proof: OwnProof }),
  answer: z.object({}),
})

/** By which a proof names a passkey: its own id may be longer than words are. */
export function shortId(id: string): string {
  return id.slice(0, 100)
}

export const renewOwnRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/desk/mine/recovery-codes',
  summary: 'Makes ten new recovery codes in the place of the old ones',
  input: z.object({ proof: OwnProof }),
  /** Shown once. */
  answer: NewRecoveryCodes,
})

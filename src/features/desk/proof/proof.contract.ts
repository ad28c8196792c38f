// A proof for one act (L3): asked for with the act in all its words, given once, within two minutes.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { PasskeyUsed } from '../factors/factors.contract.ts'

/** To be a field `proof` of every endpoint whose act needs one. A recovery code is none. */
export const Proof = z.union([
  z.object({ way: z.literal('code'), challengeId: plainText(100), oneTimeCode: plainText(20) }),
  z.object({ way: z.literal('passkey'), passkey: PasskeyUsed }),
])
export type Proof = z.infer<typeof Proof>

/** For acts on one's own ways in: whose phone is gone has nothing else. */
export const OwnProof = z.union([Proof, z.object({ way: z.literal('recovery'), recoveryCode: plainText(60) })])
export type OwnProof = z.infer<typeof OwnProof>

export const beginProof = endpoint({
  method: 'POST',
  path: '/api/desk/proofs',
  summary: 'Asks for what proves one act',
  input: z.object({
    act: plainText(40),
    /** Its words and number, as the act itself will send them. */
    words: z.record(plainText(40), z.union([plainText(300), z.number()])),
  }),
  answer: z.object({
    challengeId: z.string(),
    /** Whether they have one-time codes. */
    byCode: z.boolean(),
    /** For the browser; null for who has no passkey. */
    passkey: z.nullable(z.record(z.string(), z.unknown())),
  }),
})

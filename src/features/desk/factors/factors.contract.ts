// The second factor as it travels: a one-time code, a passkey, or a recovery code for a bad day.
import * as z from 'zod/mini'
import { plainText } from '#src/shared/plain-text.ts'

const Bytes = plainText(8_000)

/** What a browser answers when it has used a passkey (WebAuthn, `AuthenticationResponseJSON`). */
export const PasskeyUsed = z.object({
  challengeId: plainText(100),
  id: plainText(1_500),
  clientDataJSON: Bytes,
  authenticatorData: Bytes,
  signature: Bytes,
})

/** What a browser answers when it has made one (`RegistrationResponseJSON`). */
export const PasskeyCreated = z.object({
  challengeId: plainText(100),
  id: plainText(1_500),
  clientDataJSON: Bytes,
  attestationObject: plainText(20_000),
  transports: z.array(plainText(20)).check(z.maxLength(10)),
})
export type PasskeyCreated = z.infer<typeof PasskeyCreated>

/** What a browser needs to make or use a passkey; `options` go to it as they are. */
export const PasskeyQuestion = z.object({ challengeId: z.string(), options: z.record(z.string(), z.unknown()) })
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>

export const Factor = z.union([
  z.object({ way: z.literal('code'), oneTimeCode: plainText(20) }),
  z.object({ way: z.literal('recovery'), recoveryCode: plainText(60) }),
  z.object({ way: z.literal('passkey'), passkey: PasskeyUsed }),
])
export type Factor = z.infer<typeof Factor>
export type PasskeyUsed = z.infer<typeof PasskeyUsed>

/** A key for one-time codes that is not kept yet. */
export const OfferedKey = z.object({
  /** Base32, as authenticator apps take it. */
  key: z.string(),
  /** The same for the server, to be sent back. */
  sealedKey: z.string(),
})

/** That key, with a code that an app has made of it. */
export const KeyInUse = z.object({ sealedKey: plainText(1_000), oneTimeCode: plainText(20) })

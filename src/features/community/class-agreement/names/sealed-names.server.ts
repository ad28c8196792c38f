// Names lie sealed with a key that is made of the pact's code and of our secret. We keep no code: only a request of somebody who has
// the link brings it. So neither a dump, nor our secret, nor the link alone opens a name.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Secrets } from '#src/platform/secrets.ts'

const PURPOSE = 'pact-name'
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** A name of twenty letters in the longest script; each is filled up to it, so that its length tells nothing. */
const NAME_BYTES = 80

/** Whose name it is: a name that was moved to another row does not open. */
interface NamePlace {
  code: string
  memberId: string
}

export function sealName(secrets: Secrets, { code, memberId }: NamePlace, name: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const key = Buffer.from(secrets.keyedHash(PURPOSE, code), 'base64url')
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(memberId))
  const filled = Buffer.alloc(NAME_BYTES, ' ')
  filled.write(name)
  return Buffer.concat([nonce, cipher.update(filled), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Null when it was sealed for another place, or with a secret that is gone. */
export function unsealName(secrets: Secrets, { code, memberId }: NamePlace, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const hash of secrets.keyedHashes(PURPOSE, code)) {
    try {
      const key = Buffer.from(hash, 'base64url')
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(memberId)).setAuthTag(bytes.subarray(-TAG_BYTES))
      const filled = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
      return filled.toString('utf8').trimEnd()
    } catch {
      // Sealed with another one of the secrets.
    }
  }
  return null
}

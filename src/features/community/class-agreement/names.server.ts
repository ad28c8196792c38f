// Names lie sealed with a key that is made of the class agreement's code and of our secret. No code is kept: only a request of a
// parent who has the link contains it. So neither a dump, nor our secret, nor the link alone opens a name.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Secrets } from '#src/platform/secrets.ts'
import { listShown, type Member } from './class-agreement.queries.server.ts'

const PURPOSE = 'class-agreement-name'
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** The bytes of a name of twenty letters in the longest script. Every name is padded to it, so that its length reveals nothing. */
const NAME_BYTES = 80
/** With fewer who pressed 'Show my name', no name is shown. */
const NAMES_LEAST = 5

/** The row of the name is part of the seal, so that a name moved to another row does not open. */
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

/** Null when it was sealed for another row, or with a lost secret. */
function unsealName(secrets: Secrets, { code, memberId }: NamePlace, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const hash of secrets.keyedHashes(PURPOSE, code)) {
    try {
      const key = Buffer.from(hash, 'base64url')
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(memberId)).setAuthTag(bytes.subarray(-TAG_BYTES))
      const filled = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
      return filled.toString('utf8').trimEnd()
    } catch {
      // It was sealed with another one of the secrets.
    }
  }
  return null
}

interface ShownName {
  id: string
  name: string
}

/**
 * What a member sees who pressed 'Show my name': the names of those who pressed, by the alphabet, so that nothing says who pressed
 * when. Null for all others, and below five, where hidden names count, so that no report closes a list.
 */
export async function readNames(
  query: Kysely<Tables>,
  secrets: Secrets,
  { code, code_hash, member }: { code: string; code_hash: string; member: Member | undefined },
): Promise<ShownName[] | null> {
  if (member === undefined || member.name_state === 'sealed') return null
  const members = await listShown(query, code_hash)
  if (members.length < NAMES_LEAST) return null
  return members
    .filter(({ name_state }) => name_state === 'shown' || name_state === 'kept')
    .map(({ id, sealed_name }) => ({ id, name: unsealName(secrets, { code, memberId: id }, sealed_name) }))
    .filter((shown): shown is ShownName => shown.name !== null)
    .sort((one, other) => one.name.localeCompare(other.name))
}

// Ten codes for the day on which the phone is gone. Only their hashes are kept; each opens once.
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { hashSecret } from '#src/platform/secrets.ts'
import { hasRecoveryCode, replaceRecoveryCodes, spendRecoveryCode } from './factors.queries.server.ts'

const CODES = 10
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 28

/** Makes new ones in the place of all older ones. @returns them, to be shown once */
export async function renewRecoveryCodes(query: Kysely<Tables>, operatorId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await replaceRecoveryCodes(query, operatorId, codes.map(hashOf))
  return codes
}

/** Whether it is one of theirs, which it stays. */
export function isRecoveryCode(query: Kysely<Tables>, operatorId: string, code: string): Promise<boolean> {
  return hasRecoveryCode(query, operatorId, hashOf(code))
}

/** Whether it is one of theirs; from now on it is none. */
export function takeRecoveryCode(query: Kysely<Tables>, operatorId: string, code: string): Promise<boolean> {
  return spendRecoveryCode(query, operatorId, hashOf(code))
}

function hashOf(code: string): string {
  return hashSecret(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
}

/** Some 138 bits, in groups of four: 'abcd-efgh-…'. */
function newCode(): string {
  let letters = ''
  while (letters.length < LENGTH) {
    // A byte beyond the last whole round of letters would make some of them more likely.
    const fair = [...randomBytes(LENGTH)].filter((byte) => byte < 256 - (256 % LETTERS.length))
    letters += fair.map((byte) => LETTERS[byte % LETTERS.length]).join('')
  }
  return (letters.slice(0, LENGTH).match(/.{4}/g) ?? []).join('-')
}

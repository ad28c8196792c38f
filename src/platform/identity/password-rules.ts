// Which passwords are too easy to guess: the 100,000 most common ones, our own name, the person's own address.
// Works offline and never fails open.

import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import type { PlainKey } from '#src/shared/translate.ts'
import { PROJECT_ROOT } from '../project-root.ts'

/** Bytes kept of each password's hash: one in three thousand million other passwords is refused by mistake. */
export const COMMON_PASSWORD_BYTES = 6
const COMMON_PASSWORDS_FILE = join(PROJECT_ROOT, 'src/platform/identity/common-passwords.bin')
/** A shorter word turns up in good passwords by chance. */
const CONTEXT_WORD_MIN = 4
/** How many characters there must be beside the context words. */
const OTHER_CHARACTERS_MIN = 6

/** The start of the hash of a password, whatever its case. */
export function commonPasswordPrefix(password: string): Buffer {
  return hash('sha256', password.toLowerCase(), 'buffer').subarray(0, COMMON_PASSWORD_BYTES)
}

let common: Buffer | undefined

/** True for a password on the list. Looks it up in the sorted file by halving. */
function isCommonPassword(password: string): boolean {
  common ??= readFileSync(COMMON_PASSWORDS_FILE)
  const wanted = commonPasswordPrefix(password)
  let low = 0
  let high = common.length / COMMON_PASSWORD_BYTES - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const start = middle * COMMON_PASSWORD_BYTES
    const order = wanted.compare(common, start, start + COMMON_PASSWORD_BYTES)
    if (order === 0) return true
    if (order < 0) high = middle - 1
    else low = middle + 1
  }
  return false
}

/** Why a password is refused, or null when it is not. */
export function weakPasswordReason(password: string, email: string): PlainKey | null {
  if (isCommonPassword(password)) return 'accounts_answers_password_common'
  return isMadeOfContext(password, email) ? 'accounts_answers_password_own' : null
}

function isMadeOfContext(password: string, email: string): boolean {
  const local = email.slice(0, email.lastIndexOf('@')).toLowerCase()
  const words = [email.toLowerCase(), local, ...local.split(/[^\p{L}\p{N}]+/u), PRODUCT_NAME.toLowerCase()]
    .filter((word) => word.length >= CONTEXT_WORD_MIN)
    .sort((one, other) => other.length - one.length)
  let rest = password.toLowerCase()
  for (const word of words) rest = rest.replaceAll(word, '')
  if (rest.length === password.toLowerCase().length) return false
  return rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length < OTHER_CHARACTERS_MIN
}

// Passwords for the rules: hashing and checking, a few at a time.

import { createWorkQueue } from '../work-queue.ts'
import { hashPassword, isWeakerThanToday, matchesHash } from './password-hash.ts'

interface PasswordCheck {
  matches: boolean
  /** A stronger string of the same password, when the stored one has become too weak. */
  upgraded: string | undefined
}

export interface Passwords {
  /** The PHC string to store. */
  hash(password: string): Promise<string>
  /** @param stored null for an unknown or Google-only account: takes as long, never matches */
  check(password: string, stored: string | null): Promise<PasswordCheck>
}

const AT_ONCE = { running: 4, waiting: 64 }

/** @throws (its functions) AppError `unavailable` with Retry-After when too many wait */
export function createPasswords(): Passwords {
  const queue = createWorkQueue(AT_ONCE)
  return {
    hash: (password) => queue.run(() => hashPassword(password)),
    check: (password, stored) =>
      queue.run(async () => {
        const matches = await matchesHash(password, stored)
        const weak = matches && stored !== null && isWeakerThanToday(stored)
        return { matches, upgraded: weak ? await hashPassword(password) : undefined }
      }),
  }
}

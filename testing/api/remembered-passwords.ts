// argon2id takes 35 ms of a processor, and most tests only need a person who is logged in: a hash that was computed once in this
// process is not computed again. Tests of the hash itself, of a burst of logins and of many who register at once have the
// passwords of the server.
import { createPasswords, type Passwords } from '#src/platform/identity/passwords.ts'

const hashes = new Map<string, Promise<string>>()
const checks = new Map<string, ReturnType<Passwords['check']>>()

/** Answers what the server's passwords answer. Only the salt is the same for the same password. */
export function rememberPasswords(): Passwords {
  const { hash, check } = createPasswords()
  return {
    hash: (password) => recall(hashes, password, () => hash(password)),
    check: (password, stored) => recall(checks, JSON.stringify([password, stored]), () => check(password, stored)),
  }
}

function recall<Value>(known: Map<string, Promise<Value>>, key: string, compute: () => Promise<Value>): Promise<Value> {
  const before = known.get(key)
  if (before !== undefined) return before
  const value = compute()
  known.set(key, value)
  // What was turned away for want of room may be asked for again.
  value.catch(() => known.delete(key))
  return value
}

// argon2id out of Node itself, kept as PHC strings: $argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

interface Cost {
  /** Memory in KiB. */
  memory: number
  passes: number
  parallelism: number
}

/** OWASP's first choice; 12 ms on the machine this was measured on. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
/** A stored string with a higher cost is a bug or an attack, and is refused without computing it. */
const COST_LIMIT: Cost = { memory: 256 * 1024, passes: 10, parallelism: 16 }
const SALT_BYTES = 16
const HASH_BYTES = 32
const PHC = /^\$argon2id\$v=19\$m=(\d{1,9}),t=(\d{1,4}),p=(\d{1,4})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,128})$/

interface ParsedHash extends Cost {
  salt: Buffer
  hash: Buffer
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await compute(password, salt, COST, HASH_BYTES)
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

/**
 * Compares a password with a stored string. Without one the same work is done for nothing, so that an unknown address
 * takes as long as a known one.
 */
export async function matchesHash(password: string, stored: string | null): Promise<boolean> {
  const parsed = stored === null ? null : parseHash(stored)
  if (parsed === null) {
    await compute(password, randomBytes(SALT_BYTES), COST, HASH_BYTES)
    return false
  }
  const hash = await compute(password, parsed.salt, parsed, parsed.hash.length)
  return timingSafeEqual(hash, parsed.hash)
}

/** True for a string made with less than today's cost. */
export function isWeakerThanToday(stored: string): boolean {
  const parsed = parseHash(stored)
  return parsed !== null && (parsed.memory < COST.memory || parsed.passes < COST.passes)
}

/** The parts of a PHC string, or null when it is none of ours or asks for an absurd cost. */
function parseHash(stored: string): ParsedHash | null {
  const match = PHC.exec(stored)
  if (match === null) return null
  const [, memory, passes, parallelism, salt = '', hash = ''] = match
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const tooMuch =
    cost.memory > COST_LIMIT.memory || cost.passes > COST_LIMIT.passes || cost.parallelism > COST_LIMIT.parallelism
  if (tooMuch || cost.passes < 1 || cost.parallelism < 1 || cost.memory < 8 * cost.parallelism) return null
  return { ...cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') }
}

function compute(password: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  return derive('argon2id', { message: Buffer.from(password, 'utf8'), nonce, tagLength, ...cost }) as Promise<Buffer>
}

/** Base64 without padding, as PHC strings are written. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

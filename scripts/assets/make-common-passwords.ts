// Makes src/platform/identity/common-passwords.bin out of a text file with one password a line, the most common one first:
// `node scripts/assets/make-common-passwords.ts <file>`. Where the list of today comes from: docs/decisions/0012.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMMON_PASSWORD_BYTES, commonPasswordPrefix } from '#src/platform/identity/password-rules.ts'

const WANTED = 100_000
const MIN_LENGTH = 8

const source = process.argv[2]
if (source === undefined) throw new Error('Say which text file to read.')

const words = new Set<string>()
for (const line of readFileSync(source, 'utf8').split(/\r?\n/)) {
  if (line.length >= MIN_LENGTH) words.add(line.toLowerCase())
  if (words.size === WANTED) break
}
const prefixes = [...words].map(commonPasswordPrefix).sort(Buffer.compare)
const target = join(import.meta.dirname, '../../src/platform/identity/common-passwords.bin')
writeFileSync(target, Buffer.concat(prefixes))
console.log(`${words.size} passwords, ${words.size * COMMON_PASSWORD_BYTES} bytes`)

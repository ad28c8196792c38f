import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Tells whether files are still what something was made of.
 * @param names relative to the folder, in an order that does not change
 * @returns SHA-256 of their names and bytes, in base64url
 * @throws when one is not there
 */
export function digestOfFiles(folder: string, names: readonly string[]): string {
  const digest = createHash('sha256')
  for (const name of names) digest.update(`${name}\n`).update(readFileSync(join(folder, name)))
  return digest.digest('base64url')
}

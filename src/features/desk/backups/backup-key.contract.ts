// A public key of age (age-encryption.org), to which backups are encrypted. Its other half never comes here.

/** X25519: the prefix, and 58 signs of bech32. Its checksum is looked at on the server. */
const PUBLIC_KEY = /^age1[02-9ac-hj-np-z]{58}$/
const SECRET_KEY = /AGE-SECRET-KEY/i

export const BACKUP_KEY_LIMIT = 62

/** What is wrong with a key as it was pasted; null when nothing is. A secret one must not even be sent. */
export function faultOfBackupKey(text: string): 'secret' | 'none' | null {
  if (SECRET_KEY.test(text)) return 'secret'
  return PUBLIC_KEY.test(text) ? null : 'none'
}

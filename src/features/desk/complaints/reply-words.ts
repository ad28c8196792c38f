// What somebody proves who sends a reply: to which complaint, and these very words (L3). They are too long to be signed as they are, so
// their fingerprint stands for them.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { ActAbout } from '../acts/act-names.ts'

/** The same at the desk and on the server. */
export function replyWords(reference: string, answer: string): ActAbout {
  return { complaint: reference, letters: answer.length, words: bytesToHex(sha256(utf8ToBytes(answer))) }
}

// A code to write down: 24 letters and digits in groups of four, 120 random bits. So many that nobody tries them all, whatever
// they took from the server; a phrase that somebody makes up would have to be stretched, and would be guessed all the same.

/** Crockford's 32: without I, L, O and U, which are read as others. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 24
const GROUP = 4

export function makeCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  const letters = [...bytes].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
  return letters.replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-')
}

/** The letters of a code as somebody typed it; null for what cannot be one. */
export function readCode(typed: string): string | null {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter)) ? letters : null
}

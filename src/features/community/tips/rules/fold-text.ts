// Reduces a text to how it looks: letters of other alphabets, letters in circles, digits of other scripts and what cannot be
// seen are replaced by plain small letters and digits, so that the rules need to know one spelling only.
import { TIP_UNITS } from '../tip-choices.contract.ts'

/** Pairs: what is written, and the Latin letter it looks like. In small letters, without marks. */
const PAIRS =
  'аaвbеeѕsіiјjкkмmнhоoрpсcтtуyхxԁdԛqԝwһhӏlпnьbгrүyзeαaβbεeηnιiκkμuνvοoρpτtυuχxγyωwσoϲcζzօoոnսuցgհhզqյjքpıiɑaɡgɩiɪiʟlɴnʀrʙbʜhɢgʏyᴀaᴄcᴅdᴇeᴊjᴋkᴍmᴏoᴘpᴛtᴜuᴠvᴡwᴢzꜰfꜱsłløođdħhŧtƒfꓐbꓑpꓓdꓔtꓖgꓗkꓙjꓚcꓜzꓝfꓟmꓠnꓡlꓢsꓣrꓦvꓧhꓪwꓫxꓬyꓮaꓰeꓲiꓳoꓴu。.·.•.‧.∙.⋅.・.۔.⸳.¡i‐-‑-–-—-'
const LOOKALIKES = new Map([...pairs([...PAIRS])])

function* pairs(characters: string[]): Generator<[string, string]> {
  for (let index = 0; index + 1 < characters.length; index += 2) {
    yield [characters[index] as string, characters[index + 1] as string]
  }
}

/** White letters on black, and the letters that flags are made of: NFKC leaves them alone. First of each alphabet. */
const DRAWN_ALPHABETS = [0x1f1_50, 0x1f1_70, 0x1f1_e6]
const LETTERS = 26
const FIRST_LETTER = 0x61

/** Replaces a letter that looks like no Latin one; the patterns know it as a letter. */
const OTHER_LETTER = '`'
const OTHER_SIGN = '~'

/**
 * At most the first `TIP_UNITS` of a text, in ASCII: small letters, digits, '`' for a letter of another alphabet, and signs. So the
 * patterns need no tables of Unicode, which would take a phone seconds to read.
 */
export function foldText(text: string): string {
  const plain = text.slice(0, TIP_UNITS).normalize('NFKC').toLowerCase().normalize('NFKD')
  return Array.from(plain.replaceAll(/[\p{M}\p{Cf}\u115f\u1160]/gu, ''), foldCharacter).join('')
}

function foldCharacter(character: string): string {
  if (character === OTHER_LETTER) return "'"
  if (character < '\u0080') return character
  const known = LOOKALIKES.get(character)
  if (known !== undefined) return known
  // Which digit it is does not matter.
  if (/[\p{N}〇一二三四五六七八九]/u.test(character)) return '0'
  if (/\p{L}/u.test(character)) return OTHER_LETTER
  if (/\s/.test(character)) return ' '
  const code = character.codePointAt(0) as number
  const first = DRAWN_ALPHABETS.find((start) => code >= start && code < start + LETTERS)
  return first === undefined ? OTHER_SIGN : String.fromCodePoint(code - first + FIRST_LETTER)
}

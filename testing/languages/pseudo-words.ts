// English in disguise: every letter has an accent, so that a word which was not translated shows; every message is
// longer by two fifths and in brackets, so that one which is cut, or put together of parts, shows too.

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀçđéƒĝĥíĵķĺɱñóƥɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĹṀÑÓƤɊŔŠŢÚṼŴẊÝŽ'

/** What is no word: an input, a mark, the address of a link, an address, a number of a key. */
const NO_WORDS = /\{[^{}]*\}|\]\([^)]*\)|https?:\/\/\S+|\S+@\S+|<[^>]*>/g

/** Every letter with an accent. */
export function accent(text: string): string {
  let accented = ''
  let from = 0
  for (const { 0: kept, index } of text.matchAll(NO_WORDS)) {
    accented += accentAll(text.slice(from, index)) + kept
    from = index + kept.length
  }
  return accented + accentAll(text.slice(from))
}

function accentAll(text: string): string {
  return text.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)
}

/** The whole disguise of a sentence or a name. */
export function disguise(text: string): string {
  const letters = text.replaceAll(NO_WORDS, '').match(/[A-Za-z]/g)?.length ?? 0
  if (letters === 0) return text
  const more = 'ö'.repeat(Math.ceil(letters * 0.4)).replaceAll(/ö{5}(?=ö)/g, '$& ')
  return `⟦${accent(text)} ${more}⟧`
}

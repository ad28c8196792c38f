// How far a typed word is from a known one, in letters.

/** What people put behind a stem: 'ing', 'ed', 's', and these misspelt. */
const LONGEST_ENDING = 4
const SHORTEST_STEM_WITH_ENDING = 4
/** A letter of an ending says little about whether the word is the one. */
const ENDING_LETTER = 0.3

/**
 * The letters that are wrong, missing, too many or have changed places (the distance of Damerau and Levenshtein), where the
 * typed word may be longer than the stem: 'groming' and 'groom' are 1.9 letters apart, one and three of an ending.
 * @param longestEnding letters that may follow; 0 for names, which have no endings
 */
export function countLettersApart(typed: string, stem: string, longestEnding = LONGEST_ENDING): number {
  const width = stem.length + 1
  // Row by row of the usual table; three rows are enough to know of two letters that changed places.
  let [before, last, row] = [new Array(width), new Array(width), new Array(width)] as [number[], number[], number[]]
  for (let column = 0; column < width; column++) last[column] = column
  let least = Number.POSITIVE_INFINITY
  for (let line = 1; line <= typed.length; line++) {
    row[0] = line
    for (let column = 1; column < width; column++) {
      const same = typed[line - 1] === stem[column - 1]
      const swapped = typed[line - 1] === stem[column - 2] && typed[line - 2] === stem[column - 1]
      const change = (last[column - 1] as number) + (same ? 0 : 1)
      const swap = swapped ? (before[column - 2] as number) + 1 : change
      row[column] = Math.min((last[column] as number) + 1, (row[column - 1] as number) + 1, change, swap)
    }
    const ending = typed.length - line
    if (ending === 0 || (ending <= longestEnding && stem.length >= SHORTEST_STEM_WITH_ENDING)) {
      least = Math.min(least, (row[stem.length] as number) + ENDING_LETTER * ending)
    }
    ;[before, last, row] = [last, row, before]
  }
  return least
}

/** Which letters a word has, a bit for each; letters of other alphabets share bits. */
export function markLetters(word: string): number {
  let marks = 0
  for (let at = 0; at < word.length; at++) marks |= 1 << (word.charCodeAt(at) & 31)
  return marks
}

/** The letters of one word that another does not have; what shares a bit counts as one. */
export function countMissing(marks: number, others: number): number {
  let count = 0
  for (let left = marks & ~others; left !== 0; left &= left - 1) count++
  return count
}

/** A word without what may be an ending: each letter of it that a stem lacks puts the two at least one letter apart. */
export function withoutEnding(typed: string): string {
  return typed.slice(0, -LONGEST_ENDING)
}

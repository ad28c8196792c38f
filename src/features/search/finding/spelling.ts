// Corrections for a word that the index does not contain: two words written as one, or one with wrong letters, or one as it sounds.

import { doubleMetaphone } from 'double-metaphone'
import { countLettersApart, countMissing, markLetters, withoutEnding } from '#src/shared/letters-apart.ts'
import { stemWord } from './words.ts'

/** Shorter words are like too many others. */
const SHORTEST = 4
const SHORTEST_HALF = 3
const SHORTEST_MEANT = 3
/** From here on two letters may be wrong; in shorter words one. */
const LONG = 7
/** A word that sounds the same may be further away, as 'fone' is from 'phone'. */
const SAME_SOUND_APART = 3
/** In letters: how much nearer a word is that sounds the same, starts the same, or is in more entries. */
const SAME_SOUND = 1.2
const SAME_START = 0.4
const COMMON = 0.1
/** Words that are about as near as the nearest may be meant too. */
const ABOUT_AS_NEAR = 0.5
const MOST_MEANT = 3

export interface Spelling {
  /** The stems of the two words that a word is made of, if it is. */
  splitInTwo(word: string): [string, string] | undefined
  /** The known stems that are nearest to a word, if any is near. */
  findNearest(word: string): string[]
}

/** @param known every stem that may be meant, with the number of entries that have it */
export function createSpelling(known: ReadonlyMap<string, number>): Spelling {
  const remembered = new Map<string, string[]>()
  let sounds: [stem: string, sound: string, letters: number][] | undefined

  const listNearest = (word: string): string[] => {
    // Only when first asked for: most searches are spelt well.
    sounds ??= [...known.keys()]
      .filter((stem) => stem.length >= SHORTEST_MEANT)
      .map((stem) => [stem, soundOf(stem), markLetters(stem)])
    const own = [soundOf(word), soundOf(stemWord(word))]
    const [letters, beginning] = [markLetters(word), markLetters(withoutEnding(word))]
    const most = word.length < LONG ? 1.6 : 2.6
    const near = sounds.flatMap(([stem, sound, has]) => {
      const alike = sound.length > 1 && own.includes(sound)
      if (stem.length - word.length > most && !alike) return []
      const farthest = alike ? SAME_SOUND_APART : most
      // Cheaper than counting, and true of most words.
      if (countMissing(has, letters) > farthest || countMissing(beginning, has) > farthest) return []
      const apart = countLettersApart(word, stem)
      if (apart > farthest) return []
      const nearer = (alike ? SAME_SOUND : 0) + (stem[0] === word[0] ? SAME_START : 0)
      return [{ stem, distance: apart - nearer - COMMON * Math.log(known.get(stem) ?? 1) }]
    })
    near.sort((one, other) => one.distance - other.distance)
    const limit = (near[0]?.distance ?? 0) + ABOUT_AS_NEAR
    return near.filter(({ distance }) => distance <= limit).map(({ stem }) => stem)
  }

  return {
    splitInTwo(word) {
      for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at++) {
        const [one, other] = [stemWord(word.slice(0, at)), stemWord(word.slice(at))]
        if (known.has(one) && known.has(other)) return [one, other]
      }
      return undefined
    },
    findNearest(word) {
      if (word.length < SHORTEST) return []
      // While a parent goes on typing, the earlier words stay the same.
      const nearest = remembered.get(word) ?? listNearest(word).slice(0, MOST_MEANT)
      remembered.set(word, nearest)
      return nearest
    },
  }
}

function soundOf(word: string): string {
  return doubleMetaphone(word)[0]
}

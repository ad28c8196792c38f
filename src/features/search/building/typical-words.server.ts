// What a text speaks of more than others do, by the oldest measure there is for it: how often a word stands in it, and in how
// few texts it stands at all (tf-idf).
import { stemText } from '../finding/words.ts'

const SHORTEST = 3

/**
 * @param texts all that each entry says
 * @param ignored stems that never tell anything
 * @param most how many words to name of each
 * @returns the stems of each, the most telling first
 */
export function findTypicalWords(
  texts: readonly (readonly string[])[],
  ignored: ReadonlySet<string>,
  most: number,
): string[][] {
  const counts = texts.map((text) => countStems(text.flatMap(stemText).filter((stem) => !ignored.has(stem))))
  const spread = countStems(counts.flatMap((count) => [...count.keys()]))
  const filled = counts.filter(({ size }) => size > 0).length
  return counts.map((count) => {
    const worths = [...count].map(([stem, times]): [string, number] => {
      const rarity = Math.log(filled / (spread.get(stem) ?? 1))
      return [stem, times < 2 ? 0 : (1 + Math.log(times)) * rarity]
    })
    const telling = worths.filter(([stem, worth]) => worth > 0 && stem.length >= SHORTEST)
    return telling
      .sort(([, one], [, other]) => other - one)
      .slice(0, most)
      .map(([stem]) => stem)
  })
}

function countStems(stems: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

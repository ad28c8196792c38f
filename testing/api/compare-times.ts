// Whether requests can be told apart by the time that they take (A7): samples that take turns, and how far apart they lie.
/** What no sample counts for: whatever a first request loads. */
const WARM_UP = 10

export interface TimesApart {
  /** Of the medians: 1 when they are the same. */
  ratio: number
  /** The chance that somebody who sees one time of each guesses which is which; 0.5 is none. */
  auc: number
}

/**
 * @param one one request of its kind, with a number that no other one has; `other` likewise
 * @param samples how many of each
 */
export async function compareTimes(
  one: (number: number) => Promise<unknown>,
  other: (number: number) => Promise<unknown>,
  samples: number,
): Promise<TimesApart> {
  const times = { one: [] as number[], other: [] as number[] }
  for (let number = 0; number < samples + WARM_UP; number++) {
    // Now the one is first, now the other.
    const kinds = number % 2 === 0 ? (['one', 'other'] as const) : (['other', 'one'] as const)
    for (const kind of kinds) {
      const begun = performance.now()
      await (kind === 'one' ? one : other)(number)
      if (number >= WARM_UP) times[kind].push(performance.now() - begun)
    }
  }
  const later = times.one.flatMap((time) => times.other.map((another): number => (time > another ? 1 : 0)))
  const share = later.reduce((sum, wins) => sum + wins, 0) / later.length
  return { ratio: medianOf(times.one) / medianOf(times.other), auc: Math.max(share, 1 - share) }
}

function medianOf(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] as number
}

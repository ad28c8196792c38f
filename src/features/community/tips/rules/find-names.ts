// What may be a surname or a school. A rule cannot know names: this points out the usual shapes, and the writer decides.

/** In the order in which they are shown. */
const HINTS = ['surname', 'school'] as const
export type TipHint = (typeof HINTS)[number]

const WITH_TITLE = /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr)\.?\s+\p{Lu}/u
/** Two words with capitals inside a sentence. */
const TWO_CAPITALS = /(?<=[\p{Ll},;:]\s+)(\p{Lu}[\p{Ll}'’]+)\s+\p{Lu}[\p{Ll}'’]+/gu
/** Capitals that are no surname: settings, shops and days that parents write of. */
const NO_NAMES =
  /^(?:Screen Time|Family Link|Family Sharing|Google Play|App Store|Play Store|Apple Watch|Fire Tablet|Nintendo Switch|Year \p{L}+|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \p{L}+|Christmas \p{L}+|Bank Holiday|I \p{L}+|Grandma \p{L}+|Grandad \p{L}+)$/u

const SCHOOL =
  /(?:\p{Lu}[\p{L}'’.-]+\s+)+(?:Primary|Secondary|High|Grammar|Infants?|Juniors?|Middle|Prep|Academy|School|College|Nursery|Comprehensive)(?!\p{L})/gu
const SAINT = /(?<!\p{L})(?:St\.?|Saint)\s+\p{Lu}\p{L}+/gu
/** Words such as in 'Our School', 'After School' and 'High School', which do not name a school. */
const COMMON =
  /^(?:(?:Our|My|The|His|Her|Their|After|Before|A|At|In|From|This|That|Every|Each|Most|Some|No|High|Primary|Secondary|Middle)\s+)+/u

export function findTipHints(text: string): TipHint[] {
  const schools = [...text.matchAll(SCHOOL)].map(([name]) => name).filter((name) => /\s/.test(name.replace(COMMON, '')))
  const hasSchool = schools.length > 0 || text.search(SAINT) >= 0
  const rest = text.replaceAll(SCHOOL, ' ').replaceAll(SAINT, ' ')
  const pairs = [...rest.matchAll(TWO_CAPITALS)].map(([pair]) => pair.replace(/\s+/, ' '))
  const hasSurname = WITH_TITLE.test(text) || pairs.some((pair) => !NO_NAMES.test(pair))
  const has: Record<TipHint, boolean> = { surname: hasSurname, school: hasSchool }
  return HINTS.filter((hint) => has[hint])
}

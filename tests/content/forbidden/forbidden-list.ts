// What we do not write, why, and what to write instead: evidence dossier sections 1.3 and 8 and safety dossier section 6,
// all of it that a pattern can find.
import { BRANDS, DEAD_NAMES, TONE } from './forbidden-brands-tone.ts'
import { SAFE_WORDS } from './forbidden-safe-words.ts'
import { SAFETY } from './forbidden-safety.ts'
import { GAMES, SCREENS } from './forbidden-screens-games.ts'
import type { ForbiddenStatement } from './forbidden-statement.ts'

/** One sentence is judged at a time. */
export const FORBIDDEN_STATEMENTS: readonly ForbiddenStatement[] = [
  ...DEAD_NAMES,
  ...SCREENS,
  ...GAMES,
  ...SAFETY,
  ...SAFE_WORDS,
  ...BRANDS,
  ...TONE,
]

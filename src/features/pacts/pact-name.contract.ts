// A first name or a nickname: letters, spaces and hyphens (M6). What looks like a name and is another one is refused: letters of two
// look-alike alphabets in one name, marks in heaps, letters that nobody sees.
import * as z from 'zod/mini'
import { says } from '#src/shared/said.ts'
import { NAME_LIMIT } from './pact-lengths.contract.ts'

/** In UTF-16 units; measured before anything is worked out of the text. */
const TYPED_LIMIT = 80

/** Each letter with at most two marks; single spaces and hyphens between letters. */
const NAME = /^\p{L}\p{M}{0,2}(?:[ -]?\p{L}\p{M}{0,2})*$/u
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u
const LOOK_ALIKES = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]

/** In its one spelling. */
export const PactName = z.string(says('pacts_answers_name_wrong')).check(
  z.maxLength(TYPED_LIMIT, says('pacts_answers_name_wrong')),
  z.overwrite((text) => (text.length > TYPED_LIMIT ? text : text.normalize('NFKC').trim())),
  z.refine(isName, says('pacts_answers_name_wrong')),
)

function isName(text: string): boolean {
  if (text.length > TYPED_LIMIT || [...text].length > NAME_LIMIT) return false
  return NAME.test(text) && !UNSEEN.test(text) && LOOK_ALIKES.filter((script) => script.test(text)).length <= 1
}

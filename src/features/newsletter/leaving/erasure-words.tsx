// What erasing means, said where it is asked for and where it is done.

import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
export function ErasureWords() {
  return <p>{m.newsletter_erase_what(LANGUAGE)}</p>
}

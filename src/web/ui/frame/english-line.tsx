// The one line above words that nobody has translated yet.
import * as m from '#messages'
import { LANGUAGE, LOCALE } from '../../language.ts'

/** @param shown never in English, where nothing waits for a translation */
export function EnglishLine({ shown }: { shown: true | undefined }) {
  return shown ? <p lang={LOCALE}>{m.shell_in_english(LANGUAGE)}</p> : null
}

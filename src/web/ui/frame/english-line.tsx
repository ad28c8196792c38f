// The one line above words that nobody has translated yet.
import * as m from '#messages'
import { DIRECTION, LANGUAGE, LOCALE } from '../../language/language.ts'

/** @param shown never in English, where nothing waits for a translation */
export function EnglishLine({ shown }: { shown: true | undefined }) {
  return import.meta.env.VITE_TRANSLATED && shown ? (
    <p lang={LOCALE} dir={DIRECTION}>
      {m.shell_in_english(LANGUAGE)}
    </p>
  ) : null
}

// What waits until a job writes the mail: an address that somebody typed, and the language of the page they typed it into.
import { DEFAULT_LANGUAGE, type Language, languageNoted } from '#src/shared/languages.ts'
import type { Services } from '../services.ts'

export function sealAddress({ secrets }: Services, language: Language, email: string): string {
  return secrets.seal(`${language} ${email}`)
}

/** Null for what was sealed before a change of the secret: it must not hold up those behind it. @param event for the log */
export function unsealAddress(
  { secrets, log }: Services,
  event: string,
  sealed: string,
): { language: Language; email: string } | null {
  try {
    // One that was sealed before there were languages has no space in it.
    const [email = '', language = DEFAULT_LANGUAGE] = secrets.unseal(sealed).split(' ').reverse()
    return { email, language: languageNoted(language) }
  } catch (error) {
    log.error(event, error)
    return null
  }
}

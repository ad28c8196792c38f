// Addresses that hold a secret are not stored, not passed on and not indexed. A person who follows a
// mailed link must end at the one spelling of its page, because only there is the secret used and taken out of sight.
import { splitPath } from '#src/shared/languages.ts'
import { isSecretQuery, plainPath, SECRET_PATHS } from '#src/shared/paths.ts'

export const SECRET_PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

/** Where another spelling of such a page leads, or undefined for every other address. */
export function findPlainSpelling(path: string, search: string): string | undefined {
  const plain = plainPath(path)
  return plain !== path && SECRET_PATHS.includes(splitPath(plain).path) ? plain + search : undefined
}

/** What a page's answer needs besides its own headers when its address holds a secret. */
export function secretHeadersFor(search: string): Record<string, string> {
  return isSecretQuery(search) ? SECRET_PAGE_HEADERS : {}
}

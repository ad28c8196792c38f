import { SEARCH_WORDS_PATH } from '#src/shared/paths.ts'
import { foldSearchWords } from '#src/shared/search-words.ts'
import { mayCount } from '#src/web/storage/consent.ts'

/**
 * Tells our own server, and nobody else, what was searched for in vain; without consent nothing, and never what may say who
 * somebody is. Never fails.
 */
export function offerSearchWords(query: string): void {
  const words = mayCount() ? foldSearchWords(query) : undefined
  if (words === undefined) return
  // As for a count: the request must not know who it is.
  void fetch(SEARCH_WORDS_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ words }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
    // An answer nobody reads stays on the line.
    .then((answer) => answer.text())
    .catch(() => undefined)
}

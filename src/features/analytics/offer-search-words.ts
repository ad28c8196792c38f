import { SEARCH_WORDS_PATH } from '#src/shared/paths.ts'
import { foldSearchWords } from '#src/shared/search-words.ts'
import { mayCount } from '#src/web/storage/consent.ts'

/**
 * Sends a search without a result to our own server, and to no third party; nothing without consent, and never words that may
 * identify a person. Never fails.
 */
export function offerSearchWords(query: string): void {
  const words = mayCount() ? foldSearchWords(query) : undefined
  if (words === undefined) return
  // Without a token, because the request must not identify the visitor.
  void fetch(SEARCH_WORDS_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ words }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
    // An unread answer would keep the connection open.
    .then((answer) => answer.text())
    .catch(() => undefined)
}

// Sends a report on a settings card that nobody is to be known by: without token, cookie, device and Referer. It comes with the page
// and does without the contract: a browser does not ask again for a script that it could not load, so a press without a network
// would have been the last one.
import { LANGUAGE } from '#src/web/language/language.ts'

/**
 * @returns what the server says
 * @throws AppError with the server's message; a TypeError when no answer came
 */
export async function sendCardReport(slug: string, words: string): Promise<string> {
  const response = await fetch(`/api/settings-cards/${slug}/reports`, {
    method: 'POST',
    body: JSON.stringify({ words }),
    headers: { 'Accept-Language': LANGUAGE, 'Content-Type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    // What checks answers is for refusals only.
    const { AppError } = await import('#src/shared/app-error.ts')
    throw AppError.fromAnswer(response.status, answer)
  }
  return (answer as { message: string }).message
}

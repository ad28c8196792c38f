// For the few small answers that a first visit asks for by itself: what checks answers elsewhere weighs 13 kB with all that it
// brings. Whoever asks looks at each value.

/**
 * @param path of an answer that is the same for everybody
 * @throws when there is none
 */
export async function askPlainly(path: string): Promise<Record<string, unknown>> {
  const answer = await fetch(path, { credentials: 'omit' })
  const body: unknown = await answer.json()
  if (!answer.ok || typeof body !== 'object' || body === null) throw new Error(`${path} gave no answer.`)
  return body as Record<string, unknown>
}

// Own words of a step stand in our sentence. Many people write the whole sentence: what ours says already is left out.

/**
 * 'I'll sit down with him.' after 'Then I' is 'will sit down with him'.
 * @param start what our sentence says before, as the form shows it
 */
export function fitAfter(start: string, typed: string): string {
  const words = typed.trim().replace(/[.。۔]+$/, '')
  const said = start.split(/\s+/).map((word) => `(?:${word}(?![\\p{L}\\p{M}\\p{N}]),?\\s*)?`)
  const rest = words.replace(new RegExp(`^${said.join('')}`, 'iu'), '').replace(/^['’]ll\b/, 'will')
  // Whoever wrote nothing else still meant it.
  return rest === '' ? typed.trim() : rest
}
